/** The prize that a roll from 0 to the sum of all weights hits: each has as many rolls as its weight. */
export function prizeAt<P extends { weight: number }>(prizes: readonly P[], roll: bigint): P {
  let left = roll
  for (const prize of prizes) {
    if (left < BigInt(prize.weight)) return prize
    left -= BigInt(prize.weight)
  }
  throw new Error(`No prize at ${roll} of ${prizes.length}.`)
}

export const weightOf = (prizes: readonly { weight: number }[]): bigint =>
  prizes.reduce((sum, { weight }) => sum + BigInt(weight), 0n)
