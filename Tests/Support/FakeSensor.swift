import Domain

extension FakeRecords {
  var sensor: SensorRecords {
    SensorRecords(
      add: { [self] readings in
        try write(nil) { content in
          content.sensor = (content.sensor + readings).sorted { $0.at < $1.at }
          return SensorAddition(added: readings.count, known: 0)
        }
      },
      between: { [self] span in try read { $0.sensor.filter { span.contains($0.at) } } },
      newest: { [self] source, moment, limit in
        try read { content in
          content.sensor.reversed()
            .filter { $0.at < moment && (source == nil || $0.source == source) }
            .prefix(limit).map(\.self)
        }
      })
  }
}
