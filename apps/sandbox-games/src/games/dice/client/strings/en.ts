export const en = {
  roll: 'Roll',
  skip: 'Skip',
  under: 'Under',
  over: 'Over',
  side: 'Side',
  chance: 'Chance',
  pays: 'Pays',
  wins: 'To win',
  last: 'Last rolls',
  rule: 'A number from 00.00 to 99.99 is drawn. Under wins below the mark, over wins at the mark or above. The smaller the chance, the higher the payout: 96.5% divided by the chance, to the nearest hundredth.',
}
export type StringKey = keyof typeof en
export type Strings = Record<StringKey, string>
