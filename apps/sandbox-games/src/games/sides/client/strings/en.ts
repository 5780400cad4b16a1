export const en = {
  light: 'Light',
  wave: 'Wave',
  draw: 'Draw',
  close: 'Close, by 1–2',
  far: 'Far, by 9 or more',
  wins: 'leads',
  by: 'by',
  waiting: 'Light and Wave show their marks when betting closes.',
  rule1:
    'Each side shows three marks from 1 to 8, one after the other; every mark is equally likely. The higher sum leads.',
  rule2:
    'A draw gives the stakes on Light and Wave back. Close and far are about the difference, whichever side leads.',
}
export type Text = keyof typeof en
