import { toAmount, toUnits } from '../kernel/amounts.ts'
import { drawFrom, newSeed } from '../kernel/fair.ts'
import type { SoloGame } from '../kernel/kinds.ts'
import { wholeCents } from '../kernel/whole-cents.ts'
import { maxQueued } from './in-turn.ts'
import { parse } from './parse.ts'
import { PlayError } from './play-error.ts'
import { checkStake, kindOf } from './sessions.ts'
import { debit, newWager, type Parts, standing, wagerIdOf } from './staking.ts'
import type { PlaySession, Wager } from './store/rows.ts'
import { unwatched } from './unwatched.ts'

export type Order = { orderId: string; stake: string; bet: unknown; clientSeed: string }

/** The outcome of a round, drawn again from what is stored. */
export async function outcomeOf(game: SoloGame, { seed, clientSeed, id, bet }: Wager) {
  const asked: unknown = JSON.parse(bet)
  return { asked, outcome: await game.play(await drawFrom(seed, clientSeed, id), asked) }
}

/** Rounds that one order starts: settled at once, or staged until the game's clock or the player ends them. */
export function createSolo(parts: Parts) {
  const { store, deliveries, inTurn, now, games } = parts
  const timers = new Map<string, NodeJS.Timeout>()
  let stopped = false

  /** A round may be resumed in another launch of the game. Free-play money belongs to one launch. */
  function isOwn(session: PlaySession, id: string): boolean {
    const wager = store.wager(id)
    if (!wager) return false
    return wager.sessionId === session.id || (!session.demo && store.isOfPlayer(session, wager))
  }

  async function place(session: PlaySession, game: SoloGame, id: string, { stake, bet, clientSeed }: Order) {
    const asked = parse(game.bet, bet)
    const seed = store.sessionById(session.id)?.nextSeed ?? session.nextSeed
    const outcome = await game.play(await drawFrom(seed, clientSeed, id), asked)
    const isStaged = game.stages && game.stages.lastsMs(asked, outcome) > 0
    const units = toUnits(stake)
    const cost = toAmount(game.cost?.(units, asked) ?? units)
    const payout = isStaged ? null : toAmount(await wholeCents(game.payout(units, outcome, asked), seed, id))
    const wager = { id, stake, cost, bet: JSON.stringify(asked), payout, seed, clientSeed }
    store.place(newWager(session, now(), wager), newSeed())
  }

  /** One paid round. The same `orderId` again gives the same round; nothing is drawn or staked twice. */
  async function order(session: PlaySession, asked: Order): Promise<Wager> {
    const game = kindOf(games, session, 'solo')
    checkStake(games, session, asked.stake)
    const id = await wagerIdOf(session, asked.orderId)
    // One at a time in a session: each uses up the seed that was committed to.
    await inTurn(
      session.id,
      async () => {
        if (store.wager(id)) return
        await place(session, game, id, asked)
        await debit(parts, session, id)
        await deliveries.settle(id)
      },
      maxQueued,
    )
    const wager = standing(store, id)
    if (wager.state === 'RUNNING') await inTurn(id, () => watchOver(wager))
    return wager
  }

  /** Ends a staged round whose time is over; otherwise comes back when it will be. Only in the round's turn: an act changes what is paid. */
  async function watchOver({ id }: Pick<Wager, 'id'>): Promise<void> {
    clearTimeout(timers.get(id))
    timers.delete(id)
    const wager = store.wager(id)
    const session = wager && store.sessionById(wager.sessionId)
    if (stopped || wager?.state !== 'RUNNING' || !session) return
    const game = kindOf(games, session, 'solo')
    const { asked, outcome } = await outcomeOf(game, wager)
    const left = (wager.startedAt ?? 0) + (game.stages?.lastsMs(asked, outcome) ?? 0) - now()
    if (left > 0) {
      if (!stopped && !timers.has(id))
        timers.set(
          id,
          setTimeout(() => unwatched(inTurn(id, () => watchOver({ id }))), left),
        )
      return
    }
    const units = game.payout(toUnits(wager.stake), outcome, asked)
    store.owe(id, toAmount(await wholeCents(units, wager.seed, id)))
    await deliveries.settle(id)
  }

  /** What the player does in a staged round; it counts from when it arrives here. */
  async function act(session: PlaySession, id: string, input: unknown): Promise<Wager> {
    const game = kindOf(games, session, 'solo')
    const { stages } = game
    if (!stages || !isOwn(session, id)) throw new PlayError('ROUND_UNKNOWN', 404)
    const doing = parse(stages.act, input)
    const arrived = now()
    await inTurn(
      id,
      async () => {
        const wager = standing(store, id)
        if (wager.state !== 'RUNNING') return
        const { asked, outcome } = await outcomeOf(game, wager)
        const elapsed = arrived - (wager.startedAt ?? 0)
        if (elapsed < stages.lastsMs(asked, outcome)) {
          const changed = stages.after(asked, outcome, doing, elapsed)
          if (changed === null) throw new PlayError('ACT_REFUSED', 409)
          if (!store.changeBet(id, JSON.stringify(changed))) throw new PlayError('ACT_REFUSED', 409)
        }
        await watchOver(wager)
      },
      maxQueued,
    )
    return standing(store, id)
  }

  return {
    order,
    act,
    /** What may be seen of a running round. */
    async view(game: SoloGame, wager: Wager) {
      const { asked, outcome } = await outcomeOf(game, wager)
      const elapsedMs = now() - (wager.startedAt ?? 0)
      return { view: game.stages?.view(asked, outcome, elapsedMs) ?? null, elapsedMs }
    },
    look: async (session: PlaySession, id: string): Promise<Wager> => {
      if (!isOwn(session, id)) throw new PlayError('ROUND_UNKNOWN', 404)
      await inTurn(id, () => watchOver({ id }))
      return standing(store, id)
    },
    /** After a restart: staged rounds go on by the clock that they began with. */
    resume() {
      for (const wager of store.openWagers())
        if (wager.state === 'RUNNING' && wager.seed) unwatched(inTurn(wager.id, () => watchOver(wager)))
    },
    stop() {
      stopped = true
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
