import { type SQL, sql } from './orm.ts'

const iso = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`)
/** An instant as `Date` would write it; connections are in UTC. */
export const isoText = (instant: SQL): SQL => sql`to_char(${instant}, ${iso})`
