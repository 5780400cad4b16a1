export const en = {
  deal: 'Deal',
  collect: 'Collect',
  higher: 'Higher',
  lower: 'Lower',
  same: 'Same',
  question: 'What will the next card be?',
  right: 'Correct calls',
  wrong: 'Not this time',
  full: 'The chain is complete',
  rule: 'Guess whether the next card is higher, lower or the same. Each correct call multiplies what you can collect by fair odds. The house keeps 3.5% once per round. Ace is lowest, king is highest. Cards go back into the pack.',
  time: 'After three minutes the chain is collected. If you have made no call, the more likely one is made for you.',
}
export type StringKey = keyof typeof en
export type Strings = Record<StringKey, string>
