import { randomBytes, randomUUID } from 'node:crypto'
import { openBetBatches } from '../../src/callbacks/bet-batches.ts'
import { dispatch } from '../../src/callbacks/dispatch.ts'
import type { Action } from '../../src/callbacks/message.ts'
import { within } from '../../src/db/deadline.ts'
import { openTestDb } from '../../src/db/testing.ts'
import { newId } from '../../src/ids.ts'
import { houseAccountId } from '../../src/ledger/house-account.ts'
import { indexMerchants, type Merchant } from '../../src/permission/merchants.ts'
import { gameCode, openGame, provider, seat, type TestPlayer, vendor } from './seat.ts'

const merchant: Merchant = {
  code: 'walogm',
  brandId: 'philippines',
  country: 'PH',
  countryName: 'Philippines',
  currency: 'TLB',
  currencySymbol: '₱',
  timeZone: 'Asia/Manila',
  languages: ['EN'],
  hosts: [],
  minAge: 21,
}

export type { TestPlayer } from './seat.ts'
export type Reply = { status: string; opRef?: string | null; balance?: string; dup?: boolean; txId?: string }
export type Table = Awaited<ReturnType<typeof openTable>>

/** A merchant, a vendor and a game on a separate database; players sit down with 1,000.00. */
export async function openTable() {
  // Hundreds of messages at once wait for their turn, which takes its time on a busy machine.
  const test = await openTestDb()
  const { db, pool } = test
  const deps = { db, pool, merchants: indexMerchants([merchant]) }
  const ways = { takeCash: openBetBatches(deps), atDatabase: <T>(work: () => Promise<T>) => work() }
  const gameId = newId()
  await pool.query(
    `INSERT INTO merchant (code, brand_id, country, country_name, currency, currency_symbol, time_zone, dialing_code,
      languages, hosts, min_age, sort) VALUES ($1, 'philippines', 'PH', 'Philippines', 'TLB', '₱', 'Asia/Manila', '+63',
      '{EN}', '{}', 21, 0)`,
    [merchant.code],
  )
  await houseAccountId(db, `H:GAME:${vendor}`, merchant.currency)

  /** Sends a message as a signed call would arrive; a busy machine has longer than a provider's timeout. */
  const send = async (action: Action, body: Record<string, unknown>, from = provider): Promise<Reply> =>
    (await within(60_000, () =>
      dispatch({ deps, provider: from, merchant: merchant.code, nonce: randomUUID() }, action, body, ways),
    )) as Reply

  async function balanceOf({ memberId }: TestPlayer): Promise<bigint> {
    const { rows } = await pool.query<{ units: string }>(
      `SELECT sum(balance) AS units FROM account WHERE member_id = $1 AND type IN ('CASH', 'BONUS', 'DEBT')`,
      [memberId],
    )
    return BigInt(rows[0]?.units ?? 0)
  }

  /** The product has no bonus credit yet, so a test posts a balanced journal. */
  const giveBonus = (memberId: string, units: bigint) =>
    pool.query(
      `WITH b AS (UPDATE account SET balance = $2, version = 1
          WHERE member_id = $1 AND type = 'BONUS' AND currency = 'TLB' RETURNING id),
        h AS (SELECT id FROM account WHERE type = 'H:ADJ' AND currency = 'TLB'),
        j AS (INSERT INTO journal (shard_key, kind, source, ext_id, ref_no, actor)
          VALUES ($1, 'BON', 'test', $1::text, 'BN' || $1::text, 'test') RETURNING id)
       INSERT INTO entry SELECT j.id, 0, b.id, 'TLB', $2, $2, 1 FROM j, b
         UNION ALL SELECT j.id, 1, h.id, 'TLB', -$2::bigint, NULL, NULL FROM j, h`,
      [memberId, units],
    )

  const sitDown = () => seat(test, gameId)
  /** The same player in a game of another engine. */
  const sitDownAt = async (from: string, { memberId, sessionId }: TestPlayer): Promise<TestPlayer> => {
    const game = await openGame(pool, { memberId, sessionId, gameId, provider: from })
    return { memberId, sessionId, ...game }
  }
  return { ...test, deps, sitDown, sitDownAt, send, balanceOf, giveBonus }
}

let made = 0
export const newTx = (): string => `t${(made++).toString(36)}-${randomBytes(6).toString('hex')}`

type Order = { txId: string; roundId: string; amount?: string; refTxId?: string; closed?: boolean }

/** Bodies of messages about a player. */
export const says = ({ player, session }: TestPlayer) => ({
  bet: ({ txId, roundId, amount = '10.00' }: Order) =>
    ({ txId, roundId, amount, player, session, gameCode, currency: 'TLB' }) as Record<string, unknown>,
  win: ({ txId, roundId, amount = '5.00', refTxId, closed = true }: Order) =>
    ({ txId, roundId, amount, refTxId, closed, player, session, gameCode, currency: 'TLB' }) as Record<string, unknown>,
  rollback: ({ txId, roundId, refTxId }: Order) =>
    ({ txId, roundId, refTxId, player, session, gameCode, currency: 'TLB' }) as Record<string, unknown>,
  close: ({ txId, roundId }: Order) => ({ txId, roundId, player, currency: 'TLB' }) as Record<string, unknown>,
  promo: ({ txId, amount = '5.00' }: Order) =>
    ({ txId, amount, player, session, campaign: 'spring', currency: 'TLB' }) as Record<string, unknown>,
})
