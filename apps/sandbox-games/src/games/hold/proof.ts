import { choose } from '../choose.ts'
import { expectedLine } from '../lines/rtp.ts'
import { cells, coinWeight, type HoldMachine } from './machine.ts'

export type HoldFigures = {
  /** Expected return per unit staked. */
  lines: number
  hold: number
  rtp: number
  startChance: number
  grandChance: number
  /** Average of a feature and its standard deviation, in stakes. */
  holdMean: number
  holdSpread: number
}

/** Chance of each number of coins in the window: every stop of every reel. */
export function coinChances({ reels }: HoldMachine): number[] {
  let chances = [1]
  for (const strip of reels.strips) {
    const next = new Array<number>(chances.length + reels.rows).fill(0)
    for (let stop = 0; stop < strip.length; stop += 1) {
      let coins = 0
      for (let row = 0; row < reels.rows; row += 1) if (strip[(stop + row) % strip.length] === 'S') coins += 1
      for (const [had, chance] of chances.entries())
        next[had + coins] = (next[had + coins] ?? 0) + chance / strip.length
    }
    chances = next
  }
  return chances
}

/** Chance of each final number of coins, from a start with all respins left: every path of the feature. */
export function endChances(machine: HoldMachine, coins: number): number[] {
  const all = cells(machine)
  const hit = 1 / machine.oneIn
  const known = new Map<string, number[]>()
  const from = (had: number, left: number): number[] => {
    const end = new Array<number>(all + 1).fill(0)
    if (had === all || left === 0) return end.with(had, 1)
    const before = known.get(`${had} ${left}`)
    if (before) return before
    for (let more = 0; more <= all - had; more += 1) {
      const chance = Number(choose(all - had, more)) * hit ** more * (1 - hit) ** (all - had - more)
      const then = from(had + more, more > 0 ? machine.respins : left - 1)
      for (const [count, share] of then.entries()) end[count] = (end[count] ?? 0) + chance * share
    }
    known.set(`${had} ${left}`, end)
    return end
  }
  return from(coins, machine.respins)
}

/** Mean of a coin and of its square, in stakes. */
function coinMoments(machine: HoldMachine): [mean: number, square: number] {
  const weight = coinWeight(machine)
  const moment = (power: number) =>
    machine.coins.reduce((sum, coin) => sum + ((coin.value / 100) ** power * coin.weight) / weight, 0)
  return [moment(1), moment(2)]
}

/** The exact return; the machine's maximum is above anything that a round can bring. */
export function holdFigures(machine: HoldMachine): HoldFigures {
  const lines = expectedLine(machine.reels)
  const [coin, coinSquare] = coinMoments(machine)
  const grand = machine.grand / 100
  let [hold, square, startChance, grandChance] = [0, 0, 0, 0]
  for (const [coins, chance] of coinChances(machine).entries()) {
    if (coins < machine.trigger || chance === 0) continue
    startChance += chance
    for (const [count, share] of endChances(machine, coins).entries()) {
      const extra = count === cells(machine) ? grand : 0
      const mean = count * coin + extra
      hold += chance * share * mean
      square += chance * share * (count * (coinSquare - coin ** 2) + mean ** 2)
      if (extra > 0) grandChance += chance * share
    }
  }
  const holdMean = hold / startChance
  const holdSpread = Math.sqrt(square / startChance - holdMean ** 2)
  return { lines, hold, rtp: lines + hold, startChance, grandChance, holdMean, holdSpread }
}
