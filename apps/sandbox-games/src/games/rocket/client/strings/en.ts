export const en = {
  launch: 'Launch',
  leave: 'Get off',
  target: 'Get off by itself at',
  byHand: 'By hand',
  off: 'You got off at',
  last: 'Last flights',
  lower: 'Lower target',
  higher: 'Higher target',
  rule: 'The flight ends at a height that is drawn before it starts. Get off before that and you are paid the height times your stake. Every height returns 96.50% over time.',
  handRule: 'By hand the server’s clock decides; a lost connection leaves the flight at your target.',
}
export type StringKey = keyof typeof en
export type Strings = Record<StringKey, string>
