import type { Brand } from '@boardwalk/brand-kit'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { type Db, openDb } from './db/client.ts'
import { readBrands } from './permission/brands.ts'
import { indexMerchants, type Merchants } from './permission/merchants.ts'
import { openSettings, type Settings } from './permission/settings.ts'
import { storeMerchants } from './permission/store-merchants.ts'
import { type KeyRing, openKeyRing } from './security/key-ring.ts'
import { openPasswords, type Passwords } from './security/passwords.ts'
import { sharedSecret } from './security/shared-secret.ts'

/** What every handler and service may use; passed as an argument, never imported. */
export type Deps = {
  db: Db
  pool: pg.Pool
  config: Config
  /** For deadlines in memory only; times in the database come from the database. */
  clock: () => Date
  log: Logger
  merchants: Merchants
  /** Brand data by merchant code. */
  brands: ReadonlyMap<string, Brand>
  settings: Settings
  /** Opens sealed payloads (contract A8.5). */
  keys: KeyRing
  passwords: Passwords
  /** Signs proofs of work; the same for all gateway processes. */
  humanSecret: string
}

type Basis = { pool: pg.Pool; config: Config; log: Logger; clock?: () => Date }

/** Reads the brands, stores the merchants and opens the shared secrets. Needs a migrated database. */
export async function createDeps({ pool, config, log, clock = () => new Date() }: Basis): Promise<Deps> {
  const db = openDb(pool)
  const brands = readBrands(config.root)
  const merchants = indexMerchants(await storeMerchants(db, [...brands.values()]))
  const humanSecret = (await sharedSecret(db, 'altcha')).toString('base64url')
  const services = { settings: openSettings(db, brands), keys: openKeyRing(db), passwords: openPasswords(config.argon) }
  return { db, pool, config, clock, log, merchants, brands, humanSecret, ...services }
}
