import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { Db } from '../../src/db/client.ts'
import { newId } from '../../src/ids.ts'
import { openMemberAccounts } from '../../src/ledger/accounts.ts'
import { hashToken, newToken } from '../../src/session/tokens.ts'

export const provider = 'sbx.walogm'
export const vendor = 'TST'
export const gameCode = 'slot-1'

export type TestPlayer = { memberId: string; sessionId: string; player: string; session: string }

/** A signed-in member with 1,000.00 and an open game, as registration, login, launch and authenticate leave it. */
export async function seat({ db, pool }: { db: Db; pool: pg.Pool }, gameId: string): Promise<TestPlayer> {
  const memberId = newId()
  const sessionId = newId()
  const label = memberId.replaceAll('-', '')
  await pool.query(
    `INSERT INTO member (id, merchant, username, skeleton, password_hash, nickname, path, language, avatar_id,
      affiliate_code)
     VALUES ($1, 'walogm', $2::text, $2::text, '-', $2::text, $2::text::ltree, 'EN', 'a01', $2::text)`,
    [memberId, label],
  )
  await db.transaction((tx) => openMemberAccounts(tx, { id: memberId, merchant: 'walogm' }))
  await pool.query(
    `INSERT INTO session (token_hash, id, merchant, member_id, expires_at, ip, user_agent)
     VALUES ($1, $2, 'walogm', $3, now() + interval '1 hour', '::1', 'test')`,
    [randomBytes(32), sessionId, memberId],
  )
  return { memberId, sessionId, ...(await openGame(pool, { memberId, sessionId, gameId, provider })) }
}

type Launch = Pick<TestPlayer, 'memberId' | 'sessionId'> & { gameId: string; provider: string }

/** A launch that its provider has opened. */
export async function openGame(pool: pg.Pool, { memberId, sessionId, gameId, provider }: Launch) {
  const player = randomBytes(16).toString('base64url')
  await pool.query(`INSERT INTO player_alias VALUES ($1, $2, 'walogm', $3, 'TLB')`, [player, provider, memberId])
  const session = newToken()
  await pool.query(
    `INSERT INTO game_session (id, session_id, member_id, merchant, provider, vendor, game_id, game_code, game_category,
      currency, language, launch_hash, launch_expires_at, launched_at, play_hash, expires_at)
     VALUES ($1, $2, $3, 'walogm', $4, $5, $6, $7, 'RNG', 'TLB', 'EN', $8, now(), now(), $9, now() + interval '1 hour')`,
    [newId(), sessionId, memberId, provider, vendor, gameId, gameCode, randomBytes(32), hashToken(session)],
  )
  return { player, session }
}
