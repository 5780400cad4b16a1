import { roundIdOf } from '../../kernel/fair.ts'
import { call, callAgain } from '../api.ts'
import { follow } from '../follow.ts'
import type { TableFeed, TableOptions, TableSnapshot } from '../kit.ts'
import type { Agreed } from './agreements.ts'
import type { Rounds } from './rounds.ts'

type Sent<Outcome, Offer> = Omit<TableSnapshot<Outcome, Offer>, 'clockOffset'> & {
  serverNow: number
  chain: { anchor: string }
}

type Options = {
  bearer: string
  sessionId: string
  agreements: Map<string, Agreed>
  stake: () => string
  setBalance: (balance: string | null) => void
  rounds: Rounds
  /** An answer came. */
  onData: () => void
  /** The anchor of the table's chain, for the fairness sheet. */
  setAnchor: (anchor: string) => void
}

/** Live state of a shared table: one stream for all parts of the game. */
export function createTableFeed<Outcome, Offer>(
  options: Options,
  id?: string,
  { holdsBalance = false, mayLeave = false }: TableOptions = {},
): TableFeed<Outcome, Offer> {
  type Snapshot = TableSnapshot<Outcome, Offer>
  const { bearer, sessionId, agreements, stake, setBalance, rounds, onData, setAnchor } = options
  const watchers = new Set<(snapshot: Snapshot) => void>()
  const query = id === undefined ? '' : `?table=${encodeURIComponent(id)}`
  let last: { snapshot: Snapshot; anchor: string } | null = null
  let stop: (() => void) | null = null

  const take = ({ serverNow, ...sent }: Sent<Outcome, Offer>) => {
    const snapshot = { ...sent, clockOffset: serverNow - Date.now() }
    last = { snapshot, anchor: sent.chain.anchor }
    setAnchor(sent.chain.anchor)
    onData()
    const { outcome, no } = sent.round
    const own = sent.bets.filter((bet) => bet.no === no)
    // Bets on a later round wait for it; between the draw and `result` the round stays open.
    if (!mayLeave && own.some(({ state }) => state === 'PLACED' || state === 'RUNNING')) rounds.set(true)
    const isResultPending = holdsBalance && outcome !== null && own.length > 0 && rounds.isOpen()
    if (!isResultPending) setBalance(sent.balance)
    if (!isResultPending && own.every(({ state }) => state !== 'PLACED' && state !== 'RUNNING')) rounds.set(false)
    for (const see of watchers) see(snapshot)
  }
  const refresh = async () => take(await call<Sent<Outcome, Offer>>(`/api/table${query}`, bearer))

  return {
    watch(see) {
      watchers.add(see)
      if (last) see(last.snapshot)
      stop ??= follow<Sent<Outcome, Offer>>(`/api/table/watch${query}`, bearer, take)
      return () => {
        watchers.delete(see)
        if (watchers.size > 0) return
        stop?.()
        stop = null
      }
    },
    async bet(bet, { stake: amount = stake(), no } = {}) {
      if (!last) await refresh()
      const { table, round } = (last as NonNullable<typeof last>).snapshot
      const order = { orderId: crypto.randomUUID(), table, no: no ?? round.no, stake: amount, bet }
      const roundId = await roundIdOf(sessionId, order.orderId)
      const shown = (last as NonNullable<typeof last>).anchor
      agreements.set(roundId, { shown, clientSeed: '', stake: amount, bet, no: order.no })
      await callAgain('/api/bet', bearer, order)
      await refresh().catch(() => undefined)
      const placed = last?.snapshot.bets.find((one) => one.roundId === roundId)
      return placed ?? { roundId, no: order.no, bet, stake: amount, cost: amount, state: 'RUNNING', payout: null }
    },
  }
}
