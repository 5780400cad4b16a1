import { randomBytes } from 'node:crypto'
import { AppError } from '@boardwalk/api-client/contract'
import { sql } from '../db/orm.ts'
import { passkeyChallenges } from '../db/schema/passkey.ts'
import type { Deps } from '../deps.ts'

/** Loads with the first passkey, because its certificate readers would delay the start. */
export const library = () => import('@simplewebauthn/server')
const helpers = () => import('@simplewebauthn/server/helpers')

const minutes = 5
export const timeout = minutes * 60_000

/** Purpose of a challenge: a session adds a passkey, or (null) a member signs in. */
type Purpose = { merchant: string; sessionId: string | null }

export async function newChallenge({ db }: Pick<Deps, 'db'>, purpose: Purpose): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = randomBytes(32)
  const expiresAt = sql`now() + make_interval(mins => ${minutes})`
  await db.insert(passkeyChallenges).values({ challenge, ...purpose, expiresAt })
  return new Uint8Array(challenge)
}

const spend = `
  DELETE FROM passkey_challenge
  WHERE challenge = $1 AND merchant = $2 AND session_id IS NOT DISTINCT FROM $3 AND expires_at > now()`

/**
 * Takes the challenge that an answer is for, before the answer is judged: a second try needs another one.
 * @throws AppError PASSKEY_EXPIRED, PASSKEY_INVALID
 */
export async function spendChallenge(
  { pool }: Pick<Deps, 'pool'>,
  { clientDataJSON }: { clientDataJSON: string },
  { merchant, sessionId }: Purpose,
): Promise<string> {
  const { decodeClientDataJSON } = await helpers()
  const challenge = await judged(() => `${decodeClientDataJSON(clientDataJSON).challenge}`)
  const { rowCount } = await pool.query(spend, [Buffer.from(challenge, 'base64url'), merchant, sessionId])
  if (rowCount === 0) throw new AppError('PASSKEY_EXPIRED')
  return challenge
}

/** Runs a check of the library, which throws a plain error for each answer that does not hold. */
export async function judged<T>(check: () => T | Promise<T>): Promise<T> {
  try {
    return await check()
  } catch (cause) {
    throw invalid(cause)
  }
}

export const invalid = (cause?: unknown) =>
  new AppError('PASSKEY_INVALID', null, cause instanceof Error ? cause.message : 'no such passkey', { cause })
