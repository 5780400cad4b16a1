import { toUnits } from '../../kernel/amounts.ts'
import type { SoundName } from '../kit.ts'
import type { Strings } from '../strings/index.ts'

export type Result = { words: string; sound: SoundName | null; celebrate: boolean }

/** From this multiple of the cost on a win is a big one. */
const big = 20n

/** Shows the result in words and sound. A return up to the stake is not celebrated. */
export function resultOf(cost: string, payout: string, money: (amount: string) => string, t: Strings): Result {
  const paid = toUnits(payout)
  const staked = toUnits(cost)
  if (paid === 0n) return { words: t.noWin, sound: 'lose', celebrate: false }
  if (paid <= staked) return { words: `${t.wonBelow} ${money(payout)}`, sound: null, celebrate: false }
  return { words: `${t.win} ${money(payout)}`, sound: paid >= staked * big ? 'big' : 'win', celebrate: true }
}
