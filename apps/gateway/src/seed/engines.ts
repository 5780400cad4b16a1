import type { GameCategory } from '@boardwalk/api-client/contract'
import type { ThemeName } from '@boardwalk/brand-kit/art'
import { parseMoney } from '../ledger/money.ts'

type Ladder = readonly [string, ...string[]]

const common: Ladder = [
  ...(['0.01', '0.05', '0.10', '0.20', '0.50', '0.75'] as const),
  ...(['1.00', '2.00', '5.00', '10.00', '20.00', '50.00'] as const),
]
const chips: Ladder = ['0.05', '0.10', '0.50', '1.00', '5.00', '10.00', '50.00']
const tickets: Ladder = ['0.05', '0.10', '0.20', '0.50', '1.00', '2.00', '5.00', '10.00', '20.00']

/** Facts of an engine; the sandbox publishes the same at `GET /engines`, and an end-to-end test compares the two. */
export type EngineFacts = {
  /** Return to player in 1/10 000. */
  rtp: number
  /** 1 calm … 5 wild. */
  volatility: number
  /** Steps that a stake can have, ascending. A game may begin at a higher step, never between two. */
  stakes: Ladder
  /** Lines or ways; 0 where the game has none. */
  lines: number
  features: readonly string[]
  /** It can also be played for nothing. */
  demo: boolean
}

const solo = (rtp: number, volatility: number, lines: number, features: readonly string[]): EngineFacts => ({
  ...{ rtp, volatility, lines, features },
  ...{ stakes: common, demo: true },
})
/** The same round for all players; a demo session joins the same table with its own units. */
const shared = (rtp: number, volatility: number, features: readonly string[]): EngineFacts => ({
  ...solo(rtp, volatility, 0, features),
  stakes: chips,
})

/** Every engine of the vendor. `playable` marks the ones that it really runs. */
export const engines = {
  lines: solo(9_642, 3, 10, ['free-games', 'wilds', 'scatters']),
  ways: solo(9_706, 4, 1_024, ['cascades', 'rising-multiplier', 'free-games', 'wilds', 'scatters']),
  cluster: solo(9_648, 4, 0, ['cluster-pays', 'cascades', 'hot-cells', 'free-games', 'scatters']),
  hold: solo(9_701, 5, 20, ['hold-and-spin', 'fixed-jackpots', 'respins', 'wilds']),
  rocket: solo(9_650, 4, 0, ['crash', 'cash-out', 'auto-cash-out']),
  wheel: solo(9_629, 3, 0, ['wheel', 'six-spots']),
  dice: solo(9_612, 2, 0, ['over-under', 'own-odds']),
  highcard: solo(9_585, 3, 0, ['hi-lo', 'collect-any-time', 'own-risk']),
  bingo: solo(9_571, 4, 12, ['bingo-75', 'keno-36', 'own-card', 'own-numbers']),
  fish: solo(9_600, 3, 0, ['shooting', 'ten-kinds', 'net', 'misses-are-free']),
  trio: shared(9_750, 3, ['players', 'labelled-bots', 'four-seats', 'rake']),
  baccarat: shared(9_515, 2, ['live-table', 'shared-round', 'pair-bets']),
  roulette: shared(9_729, 3, ['live-table', 'shared-round', 'single-zero']),
  threedice: shared(9_629, 3, ['live-table', 'shared-round', 'triples']),
  football: shared(9_359, 3, ['fixtures', 'shared-round', 'multiples']),
  cricket: shared(9_421, 3, ['fixtures', 'shared-round', 'multiples']),
  arena: shared(9_458, 3, ['fixtures', 'shared-round', 'multiples']),
  numbers: { ...shared(9_600, 5, ['draw', 'shared-round', 'tickets', 'prize-tiers']), stakes: tickets },
  quickdraw: { ...shared(9_600, 4, ['draw', 'shared-round', 'tickets', 'three-digits']), stakes: tickets },
  sides: shared(9_694, 2, ['live-table', 'shared-round', 'two-sides']),
} as const satisfies Record<string, EngineFacts>

export type EngineName = keyof typeof engines

/** Engines that the sandbox has registered. Add the name of a finished engine here; its vendors open at the next start. */
export const playable: readonly EngineName[] = [
  'lines',
  'ways',
  'cluster',
  'hold',
  'rocket',
  'wheel',
  'dice',
  'highcard',
  'bingo',
  'fish',
  'trio',
  'baccarat',
  'roulette',
  'threedice',
  'sides',
  'numbers',
  'quickdraw',
  'football',
  'cricket',
  'arena',
]

export const isPlayable = (engine: EngineName): boolean => playable.includes(engine)

export const engineFacts = (engine: string): EngineFacts | undefined => (engines as Record<string, EngineFacts>)[engine]

const unitsOf = (amount: string): bigint => parseMoney(amount) ?? 0n

/** Steps of an engine's ladder in 1/10 000 units; none of an engine that is not known. */
export const ladderOf = (engine: string): bigint[] => (engineFacts(engine)?.stakes ?? []).map(unitsOf)

/** A game's stakes: the steps of its engine's ladder from the game's own minimum. Null where the engine is not known. */
export function stakesFrom(engine: string, min: bigint): { min: bigint; max: bigint } | null {
  const ladder = ladderOf(engine)
  if (ladder.length === 0) return null
  const steps = ladder.filter((step) => step >= min)
  return { min: steps[0] ?? min, max: steps.at(-1) ?? min }
}

type Entry = { gameType: GameCategory; vendor: string; theme: ThemeName; classify: string | null; turn: number }

const themed: Partial<Record<ThemeName, EngineName>> = {
  bingo: 'bingo',
  cards: 'highcard',
  wheel: 'wheel',
  dice: 'dice',
  rocket: 'rocket',
}
/** Plain slots take turns, so that every vendor has every mechanic. */
const reels: readonly EngineName[] = ['lines', 'ways', 'lines', 'cluster', 'ways']

function slotEngine({ theme, classify, turn }: Entry): EngineName {
  const wanted = themed[theme] ?? (classify === 'JP' ? 'hold' : classify === 'AC' ? 'cluster' : reels[turn % 5])
  return wanted && isPlayable(wanted) ? wanted : 'lines'
}

/** The Vietnamese vendor draws prize tiers, the other one three digits. */
const drawEngine = ({ vendor }: Entry): EngineName => (vendor === 'TCG_LOTTO_VN' ? 'numbers' : 'quickdraw')

const others: Record<Exclude<GameCategory, 'RNG'>, (entry: Entry) => EngineName> = {
  LIVE: ({ theme }) => (theme === 'wheel' ? 'roulette' : theme === 'dice' ? 'threedice' : 'baccarat'),
  SPORTS: ({ vendor, theme }) => (vendor !== 'FB' ? 'arena' : theme === 'cricket' ? 'cricket' : 'football'),
  ESPORTS: () => 'arena',
  FISH: () => 'fish',
  PVP: () => 'trio',
  LOTT: drawEngine,
  ELOTT: drawEngine,
  COCKFIGHT: () => 'sides',
}

/** The engine that plays a catalogue entry. A slot whose own engine is not registered yet is played by the lines. */
export const engineOf = (entry: Entry): EngineName =>
  entry.gameType === 'RNG' ? slotEngine(entry) : others[entry.gameType](entry)
