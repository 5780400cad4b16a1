import type { Deps } from '../deps.ts'

export const channel = 'outbox'

/**
 * Numbers what waits and tells everybody up to where. The cursor's row lock lets one dispatcher at a time through and
 * is held to the commit, so numbers become visible in order and a reader can resume from any of them.
 */
const dispatch = `
  WITH cursor AS (SELECT last_seq FROM outbox_cursor FOR UPDATE SKIP LOCKED),
  waiting AS (
    SELECT id FROM outbox WHERE done_at IS NULL AND EXISTS (SELECT FROM cursor) ORDER BY id LIMIT 500
    FOR UPDATE SKIP LOCKED),
  numbered AS (SELECT id, row_number() OVER (ORDER BY id) AS place FROM waiting),
  told AS (
    UPDATE outbox SET done_at = now(), seq = cursor.last_seq + numbered.place FROM numbered, cursor
    WHERE outbox.id = numbered.id RETURNING seq),
  moved AS (
    UPDATE outbox_cursor SET last_seq = last_seq + (SELECT count(*) FROM numbered)
    WHERE EXISTS (SELECT FROM numbered))
  SELECT pg_notify('${channel}', max(seq)::text), count(*)::int AS told FROM told HAVING count(*) > 0`

/** Tells at most 500 events; the number told. */
export async function dispatchOutbox({ pool }: Pick<Deps, 'pool'>): Promise<number> {
  const { rows } = await pool.query<{ told: number }>({ name: 'outbox-dispatch', text: dispatch })
  return rows[0]?.told ?? 0
}

export type Relay = {
  /** Something was committed here: do not wait for the next round. */
  kick(): void
  stop(): Promise<void>
}

const roundMs = 500
const kickMs = 20

/** Empties the outbox every half second, sooner after a kick. Any number of processes may run it. */
export function startRelay(deps: Pick<Deps, 'pool' | 'log'>): Relay {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let running: Promise<void> = Promise.resolve()
  let dueAt = Number.POSITIVE_INFINITY

  const drain = async (): Promise<void> => {
    try {
      while (!isStopped && (await dispatchOutbox(deps)) === 500);
    } catch (error) {
      if (!isStopped) deps.log.warn({ err: error }, 'the outbox waits')
    }
  }
  const schedule = (pauseMs: number): void => {
    const at = performance.now() + pauseMs
    if (isStopped || at >= dueAt) return
    clearTimeout(timer)
    dueAt = at
    timer = setTimeout(() => {
      dueAt = Number.POSITIVE_INFINITY
      running = running.then(drain).then(() => schedule(roundMs))
    }, pauseMs)
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
