export const en = {
  light: 'Light',
  wave: 'Wave',
  draw: 'Draw',
  close: 'Close, by 1–2',
  far: 'Far, by 9 or more',
  wins: '{side} leads by {lead}',
  waiting: 'Light and Wave show their numbers when betting closes.',
  rule1:
    'Each side shows three numbers from 1 to 8, one after the other. Every number is equally likely. The higher sum leads.',
  rule2:
    'On a draw, stakes on Light and Wave are returned. Close and far are bets on the difference, whichever side leads.',
}
export type Text = keyof typeof en
