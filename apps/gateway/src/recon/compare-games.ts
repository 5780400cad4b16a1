import { formatMoney, type Units } from '../ledger/money.ts'
import type { GameMessage } from './game-report.ts'

type Kind = GameMessage['kind']
/** One message on both sides; 0 where a side does not have it. */
export type MessagePair = {
  provider: string
  txId: string
  kind: Kind
  currency: string
  at: Date
  ledger: Units
  report: Units
}

const shown = 100
const kinds: Kind[] = ['BET', 'WIN', 'ROLLBACK']
const keyOf = ({ txId, kind, currency }: GameMessage) => [txId, kind, currency].join(' ')

/**
 * Pairs messages by their ids, not by times: one whose confirmation came in another hour belongs to that hour on both
 * sides.
 */
export function pairMessages(
  provider: string,
  booked: readonly GameMessage[],
  reported: readonly GameMessage[],
): MessagePair[] {
  const pairs = new Map<string, MessagePair>()
  const addTo = (side: 'ledger' | 'report', { amount, ...message }: GameMessage) => {
    const { txId, kind, currency, at } = message
    const named = { provider, txId, kind, currency, at, ledger: 0n, report: 0n }
    const pair = pairs.get(keyOf({ ...message, amount })) ?? named
    pair[side] += amount
    pairs.set(keyOf({ ...message, amount }), pair)
  }
  // The report first, because its time counts.
  for (const message of reported) addTo('report', message)
  for (const message of booked) addTo('ledger', message)
  return [...pairs.values()]
}

/** `2026-12-01T09`, in UTC. */
const hourOf = (at: Date) => at.toISOString().slice(0, 13)

type Sum = Pick<MessagePair, 'provider' | 'kind' | 'currency' | 'ledger' | 'report'> & {
  messages: number
  cases: number
}
type HourSum = Sum & { hour: string }

/** Sums of pairs as they come: per provider, and per provider and hour. Keeps no pair but the first cases. */
export function openSums() {
  const totals = new Map<string, Sum>()
  const hours = new Map<string, HourSum>()
  const cases: MessagePair[] = []
  let differences = 0
  return {
    add(pairs: readonly MessagePair[]) {
      for (const pair of pairs) {
        const { provider, kind, currency } = pair
        const hour = hourOf(pair.at)
        const key = [provider, currency, kind].join(' ')
        totals.set(key, withPair(totals.get(key) ?? noneOf(pair), pair))
        hours.set(`${hour} ${key}`, withPair(hours.get(`${hour} ${key}`) ?? { hour, ...noneOf(pair) }, pair))
        if (pair.ledger === pair.report) continue
        differences += 1
        if (cases.length < shown) cases.push(pair)
      }
    },
    result: () => ({
      differences,
      sums: inOrder(totals.values()).map(inMoney),
      /** Hours that have a case; the sums of all others are equal. */
      hours: inOrder([...hours.values()].filter((sum) => sum.cases > 0)).map(inMoney),
      cases: cases.map(({ at, ...pair }) => inMoney({ hour: hourOf(at), ...pair })),
    }),
  }
}

const noneOf = ({ provider, kind, currency }: MessagePair): Sum => ({
  ...{ provider, kind, currency, ledger: 0n, report: 0n, messages: 0, cases: 0 },
})

const withPair = <T extends Sum>(sum: T, { ledger, report }: MessagePair): T => ({
  ...sum,
  ...{ ledger: sum.ledger + ledger, report: sum.report + report, messages: sum.messages + 1 },
  cases: sum.cases + (ledger === report ? 0 : 1),
})

/** The newest hour first, then by provider, currency and kind. */
function inOrder<T extends Sum & { hour?: string }>(sums: Iterable<T>): T[] {
  const place = ({ provider, currency, kind }: T) => `${provider} ${currency} ${kinds.indexOf(kind)}`
  return [...sums].sort((a, b) => (b.hour ?? '').localeCompare(a.hour ?? '') || place(a).localeCompare(place(b)))
}

const inMoney = <T extends { ledger: Units; report: Units }>({ ledger, report, ...rest }: T) => ({
  ...rest,
  ...{ ledger: formatMoney(ledger), report: formatMoney(report), difference: formatMoney(ledger - report) },
})
