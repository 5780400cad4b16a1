import * as v from 'valibot'
import type { Db } from '../db/client.ts'
import { eq } from '../db/orm.ts'
import { lotteryGames } from '../db/schema/catalogue.ts'
import { lotteryDraws } from '../db/schema/lottery.ts'
import { drawTime } from './clock.ts'

/** Body of the callback `draw`. */
export const DrawMessage = v.strictObject({
  requestId: v.optional(v.pipe(v.string(), v.uuid())),
  gameCode: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  issueNo: v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,11})$/)),
  openedAt: v.pipe(v.string(), v.isoTimestamp()),
  numbers: v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{1,10}$/))), v.minLength(1), v.maxLength(60)),
})
export type DrawMessage = v.InferOutput<typeof DrawMessage>

export type DrawAnswer = { status: 'OK' | 'GAME_UNKNOWN' | 'DUP_MISMATCH' | 'BAD_REQUEST'; dup: boolean }

const refused = (status: DrawAnswer['status']): DrawAnswer => ({ status, dup: false })
/** The vendor's clock may be this much ahead of ours. */
const aheadMs = 5_000

/** Keeps a draw once; the same again is answered as before, another result for the same issue is refused. */
export async function storeDraw(db: Db, message: DrawMessage, now: Date): Promise<DrawAnswer> {
  const { gameCode, numbers } = message
  const issueNo = Number(message.issueNo)
  const openedAt = new Date(message.openedAt)
  const [lottery] = await db
    .select({ every: lotteryGames.drawEverySeconds })
    .from(lotteryGames)
    .where(eq(lotteryGames.code, gameCode))
  if (!lottery) return refused('GAME_UNKNOWN')
  const isOnTheClock = drawTime(lottery.every, issueNo).getTime() === openedAt.getTime()
  if (!isOnTheClock || openedAt.getTime() > now.getTime() + aheadMs) return refused('BAD_REQUEST')
  const row = { gameCode, issueNo, openedAt, numbers }
  const { rowCount } = await db.insert(lotteryDraws).values(row).onConflictDoNothing()
  if (rowCount === 1) return { status: 'OK', dup: false }
  return (await isKept(db, row)) ? { status: 'OK', dup: true } : refused('DUP_MISMATCH')
}

async function isKept(db: Db, { gameCode, issueNo, numbers }: typeof lotteryDraws.$inferInsert): Promise<boolean> {
  const known = await db.query.lotteryDraws.findFirst({
    where: (draw, { and, eq: is }) => and(is(draw.gameCode, gameCode), is(draw.issueNo, issueNo)),
  })
  return known?.numbers.join() === numbers.join()
}
