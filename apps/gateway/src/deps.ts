import type { Brand } from '@boardwalk/brand-kit'
import type { Tokens } from '@boardwalk/brand-kit/node'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Config, FirebaseConfig } from './config.ts'
import { type Db, openDb } from './db/client.ts'
import { type Disk, endlessDisk } from './db/disk-guard.ts'
import { type ReadToken, tokenReader } from './firebase/read-token.ts'
import { readDressedBrands } from './permission/brands.ts'
import { indexMerchants, type Merchants } from './permission/merchants.ts'
import { openSettings, type Settings } from './permission/settings.ts'
import { storeMerchants } from './permission/store-merchants.ts'
import { type KeyRing, openKeyRing } from './security/key-ring.ts'
import { openPasswords, type Passwords } from './security/passwords.ts'
import { openPurposeKeys, type PurposeKeys } from './security/purpose-keys.ts'
import { openSenders } from './senders/open-senders.ts'
import type { Senders } from './senders/sender.ts'
import { type News, openNews } from './site/news.ts'

/** The dependencies of every handler and service; passed as an argument, never imported. */
export type Deps = {
  db: Db
  pool: pg.Pool
  config: Config
  /** Serves deadlines in memory only; times in the database come from the database. */
  clock: () => Date
  log: Logger
  merchants: Merchants
  /** Brand data by merchant code. */
  brands: ReadonlyMap<string, Brand>
  /** Colours and sizes of each brand by merchant code, for messages. */
  tokens: ReadonlyMap<string, Tokens>
  settings: Settings
  /** Opens sealed payloads (contract A8.5). */
  keys: KeyRing
  passwords: Passwords
  /** Keys that all gateway processes share, one for each purpose. */
  purposeKeys: PurposeKeys
  senders: Senders
  /** Reads proofs of phones that Firebase gave; null without a project. */
  firebase: { config: FirebaseConfig; read: ReadToken } | null
  news: News
  /** Whether writes are taken. */
  disk: Disk
}

type Basis = { pool: pg.Pool; config: Config; log: Logger; clock?: () => Date; disk?: Disk }

/** Reads the brands, stores the merchants and opens the shared secrets. Needs a migrated database. */
export async function createDeps({
  pool,
  config,
  log,
  clock = () => new Date(),
  disk = endlessDisk,
}: Basis): Promise<Deps> {
  const db = openDb(pool)
  const dressed = [...readDressedBrands(config.root)]
  const brands = new Map(dressed.map(([code, { brand }]) => [code, brand]))
  const tokens = new Map(dressed.map(([code, own]) => [code, own.tokens]))
  const merchants = indexMerchants(await storeMerchants(db, [...brands.values()]))
  const purposeKeys = await openPurposeKeys(db)
  const senders = openSenders(db, config)
  const firebase = config.firebase && { config: config.firebase, read: tokenReader(config.firebase, clock) }
  const news = openNews()
  const settings = openSettings(db, brands)
  news.onNews(settings.forget)
  const services = { settings, news, keys: openKeyRing(db), passwords: openPasswords(config.argon) }
  return {
    db,
    pool,
    config,
    clock,
    log,
    merchants,
    brands,
    tokens,
    purposeKeys,
    senders,
    firebase,
    disk,
    ...services,
  }
}
