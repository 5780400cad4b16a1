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
  rule: 'A bullet costs a stake only when it hits a fish; what hits nothing costs nothing. Whether the fish is caught is drawn, and a caught fish pays its multiple of the stake.',
  netRule:
    'The net closes over up to three fish for one stake. The chance is shared among them: with three fish each is caught a third as often, and you may catch more than one.',
  queueRule:
    'Shots wait in line for their answers, and the cannon pauses while the line is full. A shot at a fish that has been caught meanwhile is dropped and costs nothing.',
  fair: 'Aim does not change what you get back. The chance to catch a fish is 96% divided by what it pays, so each stake returns 96% on average whichever fish it hits and however well it is aimed. Aiming only picks between small catches often and large ones seldom.',
}
export type StringKey = keyof typeof en
export type Strings = Record<StringKey, string>
