/// What is read of a message by the words of the kitchen.
protocol KitchenTalk {
  var scene: Scene { get }
}

extension KitchenTalk {
  var words: [String] { scene.words }
  var known: KitchenWords { .shipped }
}
