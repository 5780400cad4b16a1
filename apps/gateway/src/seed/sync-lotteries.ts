import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { games, lotteryGames, vendors } from '../db/schema/catalogue.ts'
import { gameRows } from './games.ts'
import { lotteryRows } from './lotteries.ts'

/**
 * Adds lotteries of newer releases, updates their closing times, and renames the catalogue entries that open a lottery.
 * Operator changes (disabled, renamed or moved entries) stay.
 */
export async function syncLotteries(tx: Tx): Promise<void> {
  // A vendor that an operator took away, or a world that was never made, has no lotteries.
  const vendorCodes = new Set((await tx.select({ code: vendors.code }).from(vendors)).map(({ code }) => code))
  const lotteries = lotteryRows.filter(({ vendor }) => vendorCodes.has(vendor))
  if (lotteries.length === 0) return
  await tx
    .insert(lotteryGames)
    .values(lotteries)
    .onConflictDoUpdate({
      target: lotteryGames.code,
      set: {
        closeBeforeSeconds: sql`excluded.close_before_seconds`,
        menuGroup: sql`excluded.menu_group`,
      },
      setWhere: sql`(${lotteryGames.closeBeforeSeconds}, ${lotteryGames.menuGroup}) is distinct from
        (excluded.close_before_seconds, excluded.menu_group)`,
    })
  const codes = lotteries.map(({ code }) => code)
  const named = await tx
    .select({ code: games.code })
    .from(games)
    .where(sql`${games.code} = any(${sql.param(codes)}::text[])`)
  if (named.length === codes.length) return
  const entries = gameRows().filter(({ code }) => codes.includes(code))
  const rows = JSON.stringify(
    entries.map(({ id, code, names, searchName }) => ({ id, code, names, search_name: searchName })),
  )
  await tx.execute(sql`
    update game set code = new.code, names = new.names, search_name = new.search_name
    from jsonb_to_recordset(${rows}::jsonb) as new(id uuid, code text, names jsonb, search_name text)
    where game.id = new.id and game.code <> new.code`)
}
