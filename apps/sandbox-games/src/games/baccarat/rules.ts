import type { Draw } from '../../kernel/fair.ts'

/** 0–51: suit × 13 + rank; ranks run from the ace (0) to the king (12). Eight packs make 416 cards. */
export type Card = number
export const packs = 8
const cardsInAll = packs * 52

export const rankOf = (card: Card): number => card % 13
/** Ace 1, two to nine as printed, ten and pictures 0. */
export const pointsOf = (card: Card): number => (rankOf(card) >= 9 ? 0 : rankOf(card) + 1)

export type Winner = 'player' | 'banker' | 'tie'
export type Coup = {
  player: Card[]
  banker: Card[]
  playerPoints: number
  bankerPoints: number
  winner: Winner
  playerPair: boolean
  bankerPair: boolean
}

const total = (points: readonly number[]): number => points.reduce((sum, one) => sum + one, 0) % 10

/** The player's side draws to 0–5 and stands on 6 and 7. */
export const playerDraws = (points: number): boolean => points <= 5

/** Lowest and highest of the player's third card to which the banker's side draws, by its own total. */
const bankerTable: Readonly<Record<number, readonly [number, number]>> = { 3: [0, 9], 4: [2, 7], 5: [4, 7], 6: [6, 7] }

/** The drawing table. `third` is the value of the player's third card, or `null` when the player stood. */
export function bankerDraws(points: number, third: number | null): boolean {
  if (points <= 2) return true
  if (third === null) return points <= 5
  // Three draws to everything but an eight.
  if (points === 3 && third === 8) return false
  const [low, high] = bankerTable[points] ?? [1, 0]
  return third >= low && third <= high
}

/** Plays a coup from up to six cards in dealing order: player, banker, player, banker, then the third cards. */
export function coupOf(dealt: readonly Card[]): Coup {
  const [a = 0, b = 0, c = 0, d = 0, ...rest] = dealt
  const player = [a, c]
  const banker = [b, d]
  const points = (hand: Card[]) => total(hand.map(pointsOf))
  const isNatural = points(player) >= 8 || points(banker) >= 8
  if (!isNatural) {
    const third = playerDraws(points(player)) ? (rest.shift() as Card) : null
    const bankerTotal = points(banker)
    if (third !== null) player.push(third)
    if (bankerDraws(bankerTotal, third === null ? null : pointsOf(third))) banker.push(rest.shift() as Card)
  }
  const [playerPoints, bankerPoints] = [points(player), points(banker)]
  return {
    ...{ player, banker, playerPoints, bankerPoints },
    winner: playerPoints === bankerPoints ? 'tie' : playerPoints > bankerPoints ? 'player' : 'banker',
    playerPair: rankOf(a) === rankOf(c),
    bankerPair: rankOf(b) === rankOf(d),
  }
}

/** Deals a coup from a full, freshly shuffled shoe: six cards without putting any back, used as the table asks. */
export async function dealCoup(draw: Draw): Promise<Coup> {
  const taken: number[] = []
  for (let left = cardsInAll; taken.length < 6; left -= 1) taken.push(skipTaken(await draw(left), taken))
  return coupOf(taken.map((place) => place % 52))
}

/** The `nth` place of the shoe that is still full. */
function skipTaken(nth: number, taken: readonly number[]): number {
  let place = nth
  for (const gone of [...taken].sort((a, b) => a - b)) if (gone <= place) place += 1
  return place
}

export const baccaratBets = ['player', 'banker', 'tie', 'playerPair', 'bankerPair'] as const
export type BaccaratBet = (typeof baccaratBets)[number]

/** Hundredths of the stake that a winning bet returns, the stake included. */
export const baccaratPays: Readonly<Record<BaccaratBet, number>> = {
  player: 200,
  banker: 195,
  tie: 1_000,
  playerPair: 1_300,
  bankerPair: 1_300,
}

/** Payout of a bet, in hundredths of its stake. A tie returns the stakes on player and banker. */
export function baccaratBack(bet: BaccaratBet, coup: Coup): number {
  if (bet === 'playerPair') return coup.playerPair ? baccaratPays.playerPair : 0
  if (bet === 'bankerPair') return coup.bankerPair ? baccaratPays.bankerPair : 0
  if (bet === coup.winner) return baccaratPays[bet]
  return coup.winner === 'tie' ? 100 : 0
}
