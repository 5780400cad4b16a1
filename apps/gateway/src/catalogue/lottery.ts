import type { Db } from '../db/client.ts'
import { and, asc, eq, inArray } from '../db/orm.ts'
import { lotteryGames } from '../db/schema/catalogue.ts'

/** Popular lotteries of vendors that are up, in the operator's order. */
export async function popularLotteries(db: Db, upVendors: string[], prizeMode: string | undefined, limit: number) {
  if (upVendors.length === 0) return []
  return db
    .select()
    .from(lotteryGames)
    .where(
      and(
        eq(lotteryGames.isEnabled, true),
        eq(lotteryGames.isPopular, true),
        inArray(lotteryGames.vendor, upVendors),
        prizeMode ? eq(lotteryGames.prizeMode, prizeMode) : undefined,
      ),
    )
    .orderBy(asc(lotteryGames.sort), asc(lotteryGames.code))
    .limit(limit)
}
