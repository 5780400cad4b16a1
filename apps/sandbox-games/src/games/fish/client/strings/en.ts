export const en = {
  fire: 'Fire',
  left: 'Aim left',
  right: 'Aim right',
  net: 'Net',
  sea: 'The sea with its fish',
  list: 'Fish: press one to shoot at it',
  sprat: 'Sprat',
  clown: 'Clownfish',
  tang: 'Blue tang',
  puffer: 'Pufferfish',
  jelly: 'Jellyfish',
  turtle: 'Turtle',
  ray: 'Ray',
  shark: 'Shark',
  whale: 'Whale',
  king: 'Treasure bubble',
  away: 'got away',
  caught: 'Caught',
  chance: 'Chance',
  rule: 'A bullet costs a stake only when it hits a fish. A miss costs nothing. A draw decides whether the fish is caught, and a caught fish pays its multiple of the stake.',
  netRule:
    'The net covers up to three fish for one stake. They share the chance: with three fish, each is caught a third as often, and you may catch more than one.',
  queueRule:
    'Shots wait in a queue for their answers, and the cannon pauses while the queue is full. A shot at a fish that was caught in the meantime is dropped and costs nothing.',
  fair: 'Aiming does not change what you get back. The chance to catch a fish is 96% divided by what it pays, so each stake returns 96% on average, whichever fish it hits. Aiming only chooses between small catches often and large ones rarely.',
}
export type StringKey = keyof typeof en
export type Strings = Record<StringKey, string>
