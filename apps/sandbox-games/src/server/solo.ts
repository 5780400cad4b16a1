import { toAmount, toUnits } from '../kernel/amounts.ts'
import { drawFrom, newSeed } from '../kernel/fair.ts'
import type { SoloGame } from '../kernel/kinds.ts'
import { wholeCents } from '../kernel/whole-cents.ts'
import { fireAndForget } from './fire-and-forget.ts'
import { parse } from './parse.ts'
import { PlayError } from './play-error.ts'
import { maxQueued } from './serialize.ts'
import { checkStake, kindOf } from './sessions.ts'
import { debit, newWager, type Parts, requireActive, wagerIdOf } from './staking.ts'
import type { PlaySession, Wager } from './store/rows.ts'

export type Order = { orderId: string; stake: string; bet: unknown; clientSeed: string }

/** The outcome of a round, recomputed from its stored values. */
export async function outcomeOf(game: SoloGame, { seed, clientSeed, id, bet }: Wager) {
  const asked: unknown = JSON.parse(bet)
  return { asked, outcome: await game.play(await drawFrom(seed, clientSeed, id), asked) }
}

/** Rounds that one order starts: settled at once, or staged until the game's clock or the player ends them. */
export function createSolo(parts: Parts) {
  const { store, deliveries, serialize, now, games } = parts
  const timers = new Map<string, NodeJS.Timeout>()
  let stopped = false

  /** A round may be resumed in another launch of the game. */
  function isOwn(session: PlaySession, id: string): boolean {
    const wager = store.wager(id)
    if (!wager) return false
    return wager.sessionId === session.id || store.isOfPlayer(session, wager)
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
    // Serialized per session, because each order uses the committed seed.
    await serialize(
      session.id,
      async () => {
        if (store.wager(id)) return
        await place(session, game, id, asked)
        await debit(parts, session, id)
        await deliveries.settle(id)
      },
      maxQueued,
    )
    const wager = requireActive(store, id)
    if (wager.state === 'RUNNING') await serialize(id, () => scheduleEnd(wager))
    return wager
  }

  /** Ends a staged round whose time is over, or sets a timer for its end. Call it inside `serialize`: an act changes the payout. */
  async function scheduleEnd({ id }: Pick<Wager, 'id'>): Promise<void> {
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
          setTimeout(() => fireAndForget(serialize(id, () => scheduleEnd({ id }))), left),
        )
      return
    }
    const units = game.payout(toUnits(wager.stake), outcome, asked)
    store.owe(id, toAmount(await wholeCents(units, wager.seed, id)))
    await deliveries.settle(id)
  }

  /** An action of the player in a staged round; its time of arrival counts. */
  async function act(session: PlaySession, id: string, input: unknown): Promise<Wager> {
    const game = kindOf(games, session, 'solo')
    const { stages } = game
    if (!stages || !isOwn(session, id)) throw new PlayError('ROUND_UNKNOWN', 404)
    const doing = parse(stages.act, input)
    const arrived = now()
    await serialize(
      id,
      async () => {
        const wager = requireActive(store, id)
        if (wager.state !== 'RUNNING') return
        const { asked, outcome } = await outcomeOf(game, wager)
        const elapsed = arrived - (wager.startedAt ?? 0)
        if (elapsed < stages.lastsMs(asked, outcome)) {
          const changed = stages.after(asked, outcome, doing, elapsed)
          if (changed === null) throw new PlayError('ACT_REFUSED', 409)
          if (!store.changeBet(id, JSON.stringify(changed))) throw new PlayError('ACT_REFUSED', 409)
        }
        await scheduleEnd(wager)
      },
      maxQueued,
    )
    return requireActive(store, id)
  }

  return {
    order,
    act,
    /** The visible part of a running round. */
    async view(game: SoloGame, wager: Wager) {
      const { asked, outcome } = await outcomeOf(game, wager)
      const elapsedMs = now() - (wager.startedAt ?? 0)
      return { view: game.stages?.view(asked, outcome, elapsedMs) ?? null, elapsedMs }
    },
    look: async (session: PlaySession, id: string): Promise<Wager> => {
      if (!isOwn(session, id)) throw new PlayError('ROUND_UNKNOWN', 404)
      await serialize(id, () => scheduleEnd({ id }))
      return requireActive(store, id)
    },
    /** After a restart: staged rounds continue on their original clock. */
    resume() {
      for (const wager of store.openWagers())
        if (wager.state === 'RUNNING' && wager.seed) fireAndForget(serialize(wager.id, () => scheduleEnd(wager)))
    },
    stop() {
      stopped = true
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
