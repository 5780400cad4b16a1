import { AppError } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import { countHits } from '../security/rate-counter.ts'

const minute = 60
const hour = 3_600
const day = 86_400

/** Codes to one destination (contract A7, class s): one a minute, 5 an hour, 10 a day. */
const most = { [minute]: 1, [hour]: 5, [day]: 10 }
/** Pause that the specification names once somebody asks too often. */
const pauseSeconds = 300
/** Numbers that share all but their last four digits: nobody sends hundreds of codes into one block. */
const mostPerBlock = 100

/** Counts a code that is about to be sent. Throws OTP_TOO_MANY with seconds to wait, or OTP_QUOTA for the rest of the day. */
export async function countCode(deps: Deps, merchant: string, destination: string): Promise<void> {
  const factor = deps.config.rateFactor
  if (factor === 0) return
  const counts = await countHits(deps, `code:${merchant}:${destination}`, [minute, hour, day])
  const isOver = (seconds: keyof typeof most) =>
    counts.find((count) => count.seconds === Number(seconds) && count.hits > most[seconds] * factor)
  if (isOver(day)) throw new AppError('OTP_QUOTA')
  if (isOver(hour)) throw new AppError('OTP_TOO_MANY', { retryAfter: pauseSeconds })
  const soon = isOver(minute)
  if (soon) throw new AppError('OTP_TOO_MANY', { retryAfter: Math.max(1, soon.resetsIn) })
  const [block] = await countHits(deps, `code-block:${merchant}:${destination.slice(0, -4)}`, [hour])
  if (block && block.hits > mostPerBlock * factor) throw new AppError('OTP_QUOTA')
}
