export const en = {
  launch: 'Launch',
  leave: 'Cash out',
  target: 'Auto cash-out at',
  byHand: 'Manual',
  off: 'You cashed out at {at}×',
  last: 'Last flights',
  lower: 'Lower target',
  higher: 'Higher target',
  rule: 'The flight ends at a height that is drawn before it starts. Cash out before that and you are paid your stake times the height. Every height returns 96.50% over time.',
  handRule: 'With manual cash-out the server’s clock decides. If the connection is lost, you cash out at your target.',
}
export type StringKey = keyof typeof en
export type Strings = Record<StringKey, string>
