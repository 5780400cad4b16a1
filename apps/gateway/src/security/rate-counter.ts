import type { Deps } from '../deps.ts'

type Pool = Pick<Deps, 'pool'>

const hit = `
  INSERT INTO rate_counter (key, window_seconds, starts_at, hits)
  SELECT $1, seconds, date_bin(make_interval(secs => seconds), now(), 'epoch'), 1 FROM unnest($2::int[]) AS seconds
  ON CONFLICT (key, window_seconds) DO UPDATE SET starts_at = excluded.starts_at,
    hits = CASE WHEN rate_counter.starts_at = excluded.starts_at THEN rate_counter.hits + 1 ELSE 1 END
  RETURNING window_seconds AS seconds, hits,
    ceil(extract(epoch FROM starts_at + make_interval(secs => window_seconds) - now()))::int AS "resetsIn"`

export type Count = { seconds: number; hits: number; resetsIn: number }

/** Counts one event in several fixed windows at once, for all gateway processes together. */
export async function countHits({ pool }: Pool, key: string, windows: number[]): Promise<Count[]> {
  const { rows } = await pool.query<Count>({ name: 'rate-hit', text: hit, values: [key, windows] })
  return rows
}

export async function countHit(deps: Pool, key: string, windowSeconds: number): Promise<void> {
  await countHits(deps, key, [windowSeconds])
}

/** Hits of the running window, without counting one. */
export async function readHits({ pool }: Pool, key: string, windowSeconds: number): Promise<number> {
  const { rows } = await pool.query<{ hits: number }>(
    `SELECT hits FROM rate_counter WHERE key = $1 AND window_seconds = $2
       AND starts_at = date_bin(make_interval(secs => window_seconds), now(), 'epoch')`,
    [key, windowSeconds],
  )
  return rows[0]?.hits ?? 0
}
