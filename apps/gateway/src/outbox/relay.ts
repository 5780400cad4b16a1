import type { Deps } from '../deps.ts'

export const channel = 'outbox'
/** Events of one round; the rest follows at once. */
const batchSize = 500
/** Batch size. */
const backlog = 50

/**
 * Numbers pending events and publishes the highest number. The cursor's row lock admits one dispatcher at a time and is
 * held until the commit, so numbers become visible in order and a reader can resume from any of them. Of a member's
 * pending balances only the newest is delivered: the older ones are superseded.
 */
const dispatch = `
  WITH cursor AS (SELECT last_seq FROM outbox_cursor FOR UPDATE SKIP LOCKED),
  waiting AS (
    SELECT id, topic, member_id, payload FROM outbox WHERE done_at IS NULL AND EXISTS (SELECT FROM cursor)
    ORDER BY id LIMIT ${batchSize} FOR UPDATE SKIP LOCKED),
  judged AS (
    SELECT id, topic = 'balance' AND count(*) OVER () > ${backlog} AND row_number() OVER (
      PARTITION BY member_id, topic ORDER BY (payload->>'version')::bigint DESC NULLS LAST, id DESC) > 1 AS is_old
    FROM waiting),
  outdated AS (DELETE FROM outbox USING judged WHERE outbox.id = judged.id AND is_old),
  numbered AS (SELECT id, row_number() OVER (ORDER BY id) AS place FROM judged WHERE NOT is_old),
  published AS (
    UPDATE outbox SET done_at = now(), seq = cursor.last_seq + numbered.place FROM numbered, cursor
    WHERE outbox.id = numbered.id RETURNING seq),
  moved AS (
    UPDATE outbox_cursor SET last_seq = last_seq + (SELECT count(*) FROM numbered)
    WHERE EXISTS (SELECT FROM numbered))
  SELECT pg_notify('${channel}', max(seq)::text), (SELECT count(*)::int FROM waiting) AS handled
  FROM published HAVING count(*) > 0`

/** Dispatches one batch and returns its size. */
export async function dispatchOutbox({ pool }: Pick<Deps, 'pool'>): Promise<number> {
  const { rows } = await pool.query<{ handled: number }>({ name: 'outbox-dispatch', text: dispatch })
  return rows[0]?.handled ?? 0
}

export type Relay = {
  /** Something was committed here: do not wait for the next round. */
  kick(): void
  stop(): Promise<void>
}

const roundMs = 500
const kickMs = 20
/** Pause after a round, so that under load a round has many events and a member's balances become one. */
const restMs = 100

/** Empties the outbox every half second, sooner after a kick. Any number of processes may run it. */
export function startRelay(deps: Pick<Deps, 'pool' | 'log'>): Relay {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let running: Promise<void> = Promise.resolve()
  let dueAt = Number.POSITIVE_INFINITY
  let restedAt = 0

  const drain = async (): Promise<void> => {
    try {
      while (!isStopped && (await dispatchOutbox(deps)) === batchSize);
    } catch (error) {
      if (!isStopped) deps.log.warn({ err: error }, 'the outbox waits')
    }
  }
  const schedule = (pauseMs: number): void => {
    const now = performance.now()
    const at = Math.max(now + pauseMs, restedAt)
    if (isStopped || at >= dueAt) return
    clearTimeout(timer)
    dueAt = at
    timer = setTimeout(() => {
      dueAt = Number.POSITIVE_INFINITY
      restedAt = at + restMs
      running = running.then(drain).then(() => schedule(roundMs))
    }, at - now)
    timer.unref()
  }
  schedule(roundMs)
  return {
    kick: () => schedule(kickMs),
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
