import { within } from './db/deadline.ts'
import type { Deps } from './deps.ts'
import { keepPools } from './jackpot/keep-pools.ts'
import { snapshotHouse } from './ledger/house-balance.ts'
import { purgeTold } from './outbox/purge.ts'
import { sealAudit } from './security/audit.ts'
import { tellDueNews } from './site/news.ts'
import { bringMoneyHome } from './wallet/bring-home.ts'

const purge = `
  WITH once AS (DELETE FROM used_once WHERE expires_at < now()),
    pictures AS (DELETE FROM captcha WHERE expires_at < now()),
    counters AS (DELETE FROM rate_counter WHERE starts_at < now() - interval '1 day'),
    codes AS (DELETE FROM one_time_code WHERE expires_at < now() - interval '1 day'),
    messages AS (DELETE FROM outgoing_message WHERE created_at < now() - interval '7 days'),
    verifications AS (DELETE FROM login_verification WHERE expires_at < now() - interval '1 day'),
    steps AS (DELETE FROM step_up WHERE expires_at < now() - interval '1 day'),
    misses AS (DELETE FROM login_miss WHERE ctid = ANY(ARRAY(SELECT ctid FROM login_miss
      WHERE greatest(last_at, blocked_until) < now() - interval '1 day' FOR UPDATE SKIP LOCKED)))
  DELETE FROM session WHERE expires_at < now() - interval '30 days'`

/** What one run of a job may take of the database. */
const jobMs = 30_000
const sealEveryMs = 1_000
const newsEveryMs = 2_000
const snapshotEveryMs = 60_000
const poolsEveryMs = 15_000
const bringHomeEveryMs = 15_000
const purgeEveryMs = 10 * 60_000

/** Small regular work that any number of processes may do at once: seal the audit log, drop what has expired. */
export function startHousekeeping(deps: Deps): () => Promise<void> {
  const { db, pool, log, disk } = deps
  const jobs = [
    every(sealEveryMs, () => sealAudit(db)),
    every(newsEveryMs, () => tellDueNews(pool)),
    every(snapshotEveryMs, () => snapshotHouse(pool)),
    every(poolsEveryMs, keepPools(deps)),
    every(bringHomeEveryMs, () => bringMoneyHome(deps)),
    every(purgeEveryMs, () => pool.query(purge), { freesSpace: true }),
    every(purgeEveryMs, () => purgeTold(pool), { freesSpace: true }),
  ]
  function every(pauseMs: number, work: () => Promise<unknown>, { freesSpace = false } = {}) {
    let running: Promise<unknown> = Promise.resolve()
    const timer = setInterval(() => {
      if (disk.isReadOnly() && !freesSpace) return
      running = running
        .then(() => within(jobMs, work))
        .catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'))
    }, pauseMs)
    timer.unref()
    return async () => {
      clearInterval(timer)
      await running
    }
  }
  return async () => {
    await Promise.all(jobs.map((stop) => stop()))
  }
}
