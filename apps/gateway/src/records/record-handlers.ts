import type { Caller, Endpoints, Handlers, Parsed, Value } from '@boardwalk/api-client/contract'
import { textIn } from '../catalogue/names.ts'
import type { Deps } from '../deps.ts'
import { formatMoney } from '../ledger/money.ts'
import { betHandlers } from './bet-handlers.ts'
import { bonusHandlers } from './bonus-handlers.ts'
import { type EntryRow, type Question, readEntries, readTotals, type Totals } from './entries.ts'
import { kindsIn, reasonOf } from './kinds.ts'
import { ownRecord } from './owner.ts'
import { profitHandlers } from './profit-handlers.ts'
import { statementHandlers } from './statement-handlers.ts'
import { accountIn, walletNamed } from './wallets.ts'

type Rows = Pick<Endpoints, 'transactions' | 'bets' | 'betDetail' | 'bonuses' | 'giveUpBonus' | 'profit' | 'statement'>
type Asked = Parsed<Endpoints['transactions']>
type Item = Value<Endpoints['transactions']>['list'][number]

/** A member's own records (contract D5). */
export function recordHandlers(deps: Deps): Handlers<Rows> {
  return {
    ...betHandlers(deps),
    ...bonusHandlers(deps),
    ...profitHandlers(deps),
    ...statementHandlers(deps),
    transactions: async ({ input, caller, request }) => {
      const question = await questionOf(deps, input, caller)
      const { pageNo, pageSize } = input
      const before = entryPlace(input.before)
      const offset = before ? 0 : (pageNo - 1) * pageSize
      const [rows, totals] = await Promise.all([
        readEntries(deps.pool, question, { before, limit: pageSize, offset }),
        before ? null : readTotals(deps.pool, question),
      ])
      const list = rows.map((row) => entryItem(row, request.language))
      return { list, pageNo, pageSize, ...countedEntries(totals, pageSize) }
    },
  }
}

async function questionOf(deps: Deps, input: Asked, caller: Caller): Promise<Question> {
  const { timeZone: _zone, ...owned } = await ownRecord(deps, caller, input)
  return { ...owned, account: accountIn(input.wallet), kinds: kindsIn(input.kind), direction: input.direction }
}

/** The place that a row's `id` names: its journal and the number of its leg. */
export function entryPlace(id: string | undefined) {
  if (id === undefined) return null
  const [journalId = '', seq] = id.split('.')
  return { journalId, seq: Number(seq) }
}

export function entryItem(row: EntryRow, language: string): Item {
  const [amount, after] = [BigInt(row.amount), BigInt(row.balance)]
  return {
    id: `${row.journalId}.${row.seq}`,
    refNo: row.refNo,
    time: row.at.toISOString(),
    kind: row.kind,
    reason: reasonOf(row),
    direction: amount > 0n ? 'IN' : 'OUT',
    amount: formatMoney(amount > 0n ? amount : -amount),
    wallet: walletNamed(row.type),
    balanceBefore: formatMoney(after - amount),
    balanceAfter: formatMoney(after),
    relatedNo: row.relatedNo,
    status: 'DONE',
    remark: row.names ? textIn(row.names, language) : '',
  }
}

export function countedEntries(totals: Totals | null, pageSize: number) {
  if (!totals) return { totalCount: null, totalPages: null, summary: null }
  const [count, came, went] = [Number(totals.count), BigInt(totals.in), BigInt(totals.out)]
  const summary = { in: formatMoney(came), out: formatMoney(went), net: formatMoney(came - went) }
  return { totalCount: count, totalPages: Math.ceil(count / pageSize), summary }
}
