import { formatMoney, parseMoney } from '../ledger/money.ts'
import { type GameMessage, type GameReport, NoReport } from './game-report.ts'

/** A vendor's own records, in memory; a test plants differences in them. */
export function openVendorBooks() {
  const messages = new Map<string, GameMessage>()
  const book = {
    messages,
    since: new Date(0),
    isSilent: false,
    confirm(kind: GameMessage['kind'], txId: string, amount: string, at = new Date()) {
      messages.set(txId, { txId, kind, currency: 'TLB', amount: parseMoney(amount) ?? 0n, at })
    },
    change(txId: string, over: Partial<GameMessage>) {
      const message = messages.get(txId)
      if (!message) throw new Error(`The vendor has no message ${txId} (of ${[...messages.keys()].join(', ')}).`)
      messages.set(txId, { ...message, ...over })
    },
    /** Sum of one kind, as the report shows it. */
    sum: (kind: GameMessage['kind']) =>
      formatMoney([...messages.values()].reduce((sum, one) => (one.kind === kind ? sum + one.amount : sum), 0n)),
  }
  const report: GameReport = {
    since: async () => {
      if (book.isSilent) throw new NoReport('it cannot be reached')
      return book.since
    },
    named: async (_merchant, txIds) => txIds.flatMap((txId) => messages.get(txId) ?? []),
    async *pages(_merchant, from, until) {
      const all = [...messages.values()].filter(({ at }) => at >= from && at < until)
      for (let first = 0; first < all.length; first += 500) yield all.slice(first, first + 500)
    },
  }
  return { ...book, book, report }
}
