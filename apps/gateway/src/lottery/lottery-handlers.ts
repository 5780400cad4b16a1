import type { Endpoints, Handlers } from '@boardwalk/api-client/contract'
import { memo } from '../cache/memo.ts'
import { languageOf } from '../catalogue/lobby.ts'
import { textIn } from '../catalogue/names.ts'
import { vendorReader } from '../catalogue/vendors.ts'
import { and, asc, eq, inArray } from '../db/orm.ts'
import { lotteryGames } from '../db/schema/catalogue.ts'
import type { DrawRow } from '../db/schema/lottery.ts'
import type { Deps } from '../deps.ts'
import { formatMoney } from '../ledger/money.ts'
import { memberCurrency } from '../wallet/member-currency.ts'
import { iconOf, type Lottery, menuOf } from './menu.ts'
import { lastPlayed, newestDraws, ownParts } from './opened.ts'

type LotteryRows = Pick<Endpoints, 'vnMenu' | 'vnRecent' | 'vnNumbers' | 'openedNumbers'>

/** The Vietnamese vendor; its draws have prize tiers (specification §3). */
const vietnam = 'TCG_LOTTO_VN'

const drawView = ({ gameCode, issueNo, openedAt, numbers }: DrawRow) => ({
  ...{ gameCode, issueNo: String(issueNo), openedAt: openedAt.toISOString(), numbers },
})

/** Menu, recent lotteries and opened numbers (contract C4). Clocks run on the vendor's grid. */
export function lotteryHandlers(deps: Deps): Handlers<LotteryRows> {
  const { db, clock } = deps
  const vendors = vendorReader(db, clock)
  const recent = memo<Lottery[]>(clock, 5_000, 50)
  const opened = memo<DrawRow[]>(clock, 1_000, 200)
  const currencyOf = (merchant: string) => deps.merchants.byCode(merchant)?.currency ?? ''

  /** Lotteries that a merchant offers, in the operator's order; of one vendor when named. */
  const offered = (merchant: string, vendor?: string) =>
    recent(JSON.stringify([merchant, vendor]), async () => {
      const codes = (await vendors.offered(currencyOf(merchant))).map(({ code }) => code)
      const wanted = vendor ? codes.filter((code) => code === vendor) : codes
      if (wanted.length === 0) return []
      return db
        .select()
        .from(lotteryGames)
        .where(and(eq(lotteryGames.isEnabled, true), inArray(lotteryGames.vendor, wanted)))
        .orderBy(asc(lotteryGames.sort), asc(lotteryGames.code))
    })
  /** Newest draws of one lottery, or of all that are offered. */
  const draws = async (rows: Lottery[], only: string | undefined, count: number) => {
    const codes = rows.map(({ code }) => code).filter((code) => !only || code === only)
    return opened(JSON.stringify([codes, count]), () => newestDraws(db, codes, count))
  }

  return {
    vnMenu: async (call) => {
      const rows = await offered(call.request.merchant, vietnam)
      const offeredVendors = await vendors.offered(currencyOf(call.request.merchant))
      const status = offeredVendors.find(({ code }) => code === vietnam)?.status ?? 'MAINTENANCE'
      return { list: menuOf(rows, { language: languageOf(call), status, now: clock() }) }
    },
    vnRecent: async (call) => {
      const rows = new Map((await offered(call.request.merchant, vietnam)).map((row) => [row.code, row]))
      const played = await lastPlayed(db, call.caller.memberId, [...rows.keys()])
      return {
        list: played.map(({ code, at }) => ({
          ...{ gameCode: code, icon: iconOf(code), lastPlayedAt: at.toISOString() },
          gameName: textIn(rows.get(code)?.names ?? { EN: code }, languageOf(call)),
        })),
      }
    },
    vnNumbers: async ({ input, request }) => {
      const found = await draws(await offered(request.merchant, vietnam), input.gameCode, input.count)
      return { list: found.map(drawView) }
    },
    openedNumbers: async ({ input, caller, request }) => {
      const found = await draws(await offered(request.merchant), input.gameCode, input.count)
      const own = await ownParts(db, caller.memberId, found, memberCurrency(deps, caller))
      const list = found.map((draw) => {
        const mine = own(draw)
        const myPayout = mine?.payout ?? null
        return {
          ...drawView(draw),
          myStake: mine && formatMoney(mine.stake),
          myPayout: myPayout === null ? null : formatMoney(myPayout),
        }
      })
      return { list }
    },
  }
}
