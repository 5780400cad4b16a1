/** Stakes of the instant games and slots: each is a whole number of hundredths, so pays in hundredths come out even. */
export const commonStakes = [
  '0.01',
  '0.05',
  '0.10',
  '0.20',
  '0.50',
  '0.75',
  '1.00',
  '2.00',
  '5.00',
  '10.00',
  '20.00',
  '50.00',
] as const

/** A win in hundredths of the stake → units. Exact for every stake of the ladder. */
export const payHundredths = (stake: bigint, hundredths: number): bigint => (stake * BigInt(hundredths)) / 100n
