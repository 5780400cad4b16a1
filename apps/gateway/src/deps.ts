import type pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Db } from './db/client.ts'
import type { Merchants } from './permission/merchants.ts'

/** What every handler and service may use; passed as an argument, never imported. */
export type Deps = {
  db: Db
  pool: pg.Pool
  config: Config
  /** For deadlines in memory only; times in the database come from the database. */
  clock: () => Date
  log: Logger
  merchants: Merchants
}
