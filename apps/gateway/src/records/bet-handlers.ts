import {
  AppError,
  type Caller,
  type Endpoints,
  type Handlers,
  type Parsed,
  type Value,
} from '@boardwalk/api-client/contract'
import { isLanguageCode, languages } from '@boardwalk/i18n/codes'
import { textIn } from '../catalogue/names.ts'
import type { Deps } from '../deps.ts'
import { formatMoney } from '../ledger/money.ts'
import { memberCurrency } from '../wallet/member-currency.ts'
import { type EventRow, readBetEvents } from './bet-events.ts'
import { type BetQuestion, type BetRow, type BetTotals, findOwnBet, readBets, readBetTotals } from './bets.ts'
import { ownRecord } from './owner.ts'

type Rows = Pick<Endpoints, 'bets' | 'betDetail'>
type Asked = Parsed<Endpoints['bets']>
type Item = Value<Endpoints['bets']>['list'][number]
type Event = Value<Endpoints['betDetail']>['events'][number]

/** A member's bets (contract D5-1, D5-2). */
export function betHandlers(deps: Deps): Handlers<Rows> {
  return {
    bets: async ({ input, caller, request }) => {
      const question = await questionOf(deps, input, caller)
      const { pageNo, pageSize } = input
      const before = betPlace(input.before)
      const offset = before ? 0 : (pageNo - 1) * pageSize
      const [rows, totals] = await Promise.all([
        readBets(deps.pool, question, { before, limit: pageSize, offset }),
        before ? null : readBetTotals(deps.pool, question),
      ])
      const list = rows.map((row) => betItem(deps, row, request.language))
      return { list, pageNo, pageSize, ...countedBets(totals, pageSize) }
    },
    betDetail: async ({ input, caller, request }) => {
      const owner = { memberId: caller.memberId, currency: memberCurrency(deps, caller) }
      const bet = await findOwnBet(deps.pool, { ...owner, refNo: input.refNo })
      if (!bet) throw new AppError('NOT_FOUND')
      const events = (await readBetEvents(deps.pool, owner, bet)).map(eventOf)
      return { ...betItem(deps, bet, request.language), events }
    },
  }
}

export const named = (choice: string) => (choice === 'ALL' ? null : choice)

async function questionOf(deps: Deps, input: Asked, caller: Caller): Promise<BetQuestion> {
  const { timeZone: _zone, ...owned } = await ownRecord(deps, caller, input)
  const { gameCategory, vassalage, status } = input
  return { ...owned, category: named(gameCategory), vendor: named(vassalage), status: named(status) }
}

/** The place that a row's `id` names. */
export function betPlace(id: string | undefined) {
  if (id === undefined) return null
  const [at = '', refNo = ''] = id.split('.')
  return { at, refNo }
}

export function betItem(deps: Deps, row: BetRow, language: string): Item {
  const [stake, payout] = [BigInt(row.stake), BigInt(row.payout)]
  return {
    id: `${row.at}.${row.refNo}`,
    refNo: row.refNo,
    roundId: row.roundId,
    placedAt: row.placedAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
    gameCategory: row.category as Item['gameCategory'],
    vassalage: row.vendor,
    gameName: row.names ? textIn(row.names, language) : '',
    stake: formatMoney(stake),
    validBet: formatMoney(BigInt(row.validBet)),
    payout: formatMoney(payout),
    winLoss: formatMoney(row.status === 'SETTLED' ? payout - stake : 0n),
    status: row.status,
    detailUrl: checkUrl(deps, row, language),
  }
}

/** Games of the sandbox have a page where anyone can work a finished round out again, in the reader's language. */
function checkUrl({ config }: Deps, { provider, status }: BetRow, language: string): string | null {
  if (!provider.startsWith('sbx.') || status !== 'SETTLED') return null
  const tag = isLanguageCode(language) ? languages[language].bcp47 : 'en'
  return `${config.sandboxOrigin}/verify?language=${tag}`
}

function eventOf({ kind, at, txId, amount }: EventRow): Event {
  const units = BigInt(amount)
  const direction = units > 0n ? 'IN' : 'OUT'
  return { kind, direction, amount: formatMoney(units > 0n ? units : -units), time: at.toISOString(), txId }
}

export function countedBets(totals: BetTotals | null, pageSize: number) {
  if (!totals) return { totalCount: null, totalPages: null, summary: null }
  const bets = Number(totals.bets)
  const sum = (key: 'stake' | 'validBet' | 'payout' | 'winLoss') => formatMoney(BigInt(totals[key]))
  const summary = {
    bets,
    stake: sum('stake'),
    validBet: sum('validBet'),
    payout: sum('payout'),
    winLoss: sum('winLoss'),
  }
  return { totalCount: bets, totalPages: Math.ceil(bets / pageSize), summary }
}
