import type { Facets, GameSheet } from '../contract/shared.ts'
import { makeGame, makeGames, makeVendor, NOW } from './factories.ts'
import type { Fakes } from './fakes-type.ts'

type DiscoveryNames =
  | 'gameSearch'
  | 'gameRows'
  | 'gameSheet'
  | 'gameReturns'
  | 'jackpot'
  | 'winnerSetting'
  | 'setWinnerSetting'

const choice = (code: string, count: number, label = code) => ({ code, label, count })

export const makeFacets = (facets: Partial<Facets> = {}): Facets => ({
  vendor: [choice('NOVA', 40, 'Nova Games'), choice('TIDE', 8, 'Tide House')],
  type: [choice('RNG', 40, 'Slots'), choice('FISH', 8, 'Fishing')],
  classify: [choice('JP', 6, 'Jackpot'), choice('TG', 4, 'Table games')],
  theme: [choice('mango', 5, 'Mango'), choice('lantern', 3, 'Lantern')],
  feature: [choice('free-games', 30), choice('cascades', 12)],
  minBet: [choice('0.05', 20), choice('0.50', 28)],
  volatility: [choice('3', 30), choice('5', 18)],
  rtpBand: [choice('96', 40), choice('GE97', 8)],
  flag: [choice('NEW', 6), choice('HOT', 12), choice('TRIAL', 40)],
  ...facets,
})

export const makeGameSheet = (sheet: Partial<GameSheet> = {}): GameSheet => {
  const { vassalage, name } = makeVendor()
  return {
    game: makeGame(),
    rtp: '0.9642',
    volatility: 3,
    minBet: '0.10',
    maxBet: '50.00',
    lines: 20,
    features: ['free-games', 'wilds'],
    engine: 'lines',
    vendor: { code: vassalage, name, status: 'UP', until: null },
    mine: null,
    suggestions: makeGames(4),
    ...sheet,
  }
}

/** Default responses of search, rows, sheet, jackpot and the winner board's setting. */
export const discoveryFakes: Pick<Fakes, DiscoveryNames> = {
  gameSearch: ({ pageSize, cursor }) => ({
    games: makeGames(pageSize),
    total: pageSize * 2,
    nextCursor: cursor ? null : 'next',
    facets: makeFacets(),
    corrected: null,
    relaxed: [],
    suggestions: [],
  }),
  gameRows: () => [
    { row: 'continue', games: makeGames(3) },
    { row: 'because', because: makeGame(), games: makeGames(6) },
    { row: 'new', games: makeGames(6, { isNew: 1 }) },
  ],
  gameSheet: ({ vassalage, gameCode }) => makeGameSheet({ game: makeGame({ vassalage, gameCode }) }),
  gameReturns: ({ pageNo, pageSize }) => ({
    list: makeGames(3).map(({ nodeId, gameName }) => ({
      ...{ nodeId, gameName, vendor: makeVendor().name, rtp: '0.9642', volatility: 3 },
    })),
    ...{ pageNo, pageSize, totalCount: 3, totalPages: 1 },
  }),
  jackpot: () => ({
    mode: 'pool',
    pool: {
      amount: '12480.55',
      currency: 'TLB',
      asOf: NOW,
      share: '0.01',
      seed: '1000.00',
      mustHitBy: '50000.00',
      commitment: '0'.repeat(64),
      last: null,
    },
  }),
  winnerSetting: () => ({ hidden: false }),
  setWinnerSetting: ({ hidden }) => ({ hidden }),
}
