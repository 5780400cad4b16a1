import { describe, expect, it } from 'vitest'
import type { Kit } from '../src/client/kit.ts'
import { football } from '../src/games/football/rules.ts'
import { clients } from '../src/games/index.client.ts'
import { games } from '../src/games/index.server.ts'
import { pairings } from '../src/games/sports/fixtures.ts'
import { type EngineName, engineNames } from '../src/kernel/engines.ts'
import type { RoundRecord } from '../src/kernel/record.ts'

/** A bet of each engine with a choice, and the words of its past round. */
const bets: Partial<Record<EngineName, [bet: unknown, words: RegExp]>> = {
  baccarat: [{ spots: [{ on: 'banker', chips: 3 }] }, /^Banker ₱3\.00$/],
  roulette: [
    {
      spots: [
        { on: 'red', chips: 1 },
        { on: 'n17', chips: 2 },
      ],
    },
    /^Red ₱1\.00 · 17 ₱2\.00$/,
  ],
  threedice: [{ spots: [{ on: 'total11', chips: 1 }] }, /11.* ₱1\.00$/],
  sides: [{ spots: [{ on: 'light', chips: 1 }] }, /₱1\.00$/],
  numbers: [{ lines: [{ play: 'tail', picks: ['42'], times: 2 }] }, /42 ×2$/],
  quickdraw: [{ lines: [{ play: 'exact', picks: ['123'], times: 1 }] }, /123 ×1$/],
  wheel: [{ spot: 650 }, /^6\.5×$/],
  dice: [{ side: 'over', chance: 25 }, /^Over 75 · Chance 25% · Pays 3\.86×$/],
  rocket: [{ target: 200, left: 150 }, /2×.*1\.5×$/],
  highcard: [{ calls: ['higher', 'same'], collected: true }, /^Higher · Same · Collect$/],
  bingo: [{ game: 'picks', picks: [3, 17] }, /3 17$/],
  fish: [{ fish: ['shark', 'turtle'] }, /^\S.*, \S/],
  football: [{ times: 1, legs: [{ fixture: 0, market: 'result', pick: 'home', odds: 198 }] }, /@ 1\.98$/],
  cricket: [{ times: 1, legs: [{ fixture: 0, market: 'winner', pick: 'away', odds: 210 }] }, /@ 2\.10$/],
  arena: [{ times: 1, legs: [{ fixture: 0, market: 'winner', pick: 'home', odds: 192 }] }, /@ 1\.92$/],
}
/** These have no choice but the stake; a hand of cards shows its cards and its pot. */
const none: EngineName[] = ['lines', 'ways', 'cluster', 'hold', 'trio']

const wordsOf = async (engine: EngineName, bet: unknown) => {
  const { client } = await clients[engine]()
  const game = games[engine]
  const table = game.kind === 'shared' ? (game.tables[0]?.id ?? '') : ''
  const kit = { t: client.strings.en, money: (amount: string) => `₱${amount}` } as unknown as Kit
  return client.bet?.({ kind: game.kind, table, no: 7, stake: '1.00', bet } as unknown as RoundRecord, kit)
}

describe('a past round names its bet', () => {
  it('in every engine with a choice', () => {
    expect([...Object.keys(bets), ...none].toSorted()).toEqual([...engineNames].toSorted())
  })
  it.each(Object.entries(bets))('in %s', async (engine, [bet, words]) => {
    expect(await wordsOf(engine as EngineName, bet)).toMatch(words)
  })
  it('with the teams of a match', async () => {
    const { teams } = football
    const [home] = pairings(
      football,
      (games.football.kind === 'shared' && games.football.tables[0]?.id) || '',
      7,
    )[0] ?? [0]
    expect(await wordsOf('football', bets.football?.[0])).toContain(teams[home]?.name)
  })
})
