import { hkdfSync } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { sharedSecret } from './shared-secret.ts'

/** Purposes of keys, each with its derived use. A purpose is never reused: add a line here. */
const purposes = {
  humanChallenge: 'signature of proofs of work',
  humanAnswer: 'signature of the answer keys of proofs of work',
  oneTimeCode: 'hashes of one-time codes: six digits alone could be guessed from a stolen table',
  streamTicket: 'signature of tickets for event streams',
  recoveryCode: 'hashes of recovery codes of authenticators',
  chatAlias: 'permutation of authors in chats',
} as const

export type KeyPurpose = keyof typeof purposes
export type PurposeKeys = Readonly<Record<KeyPurpose, Buffer>>

const keyBytes = 32

/** A key per purpose from one secret (HKDF, RFC 5869): one of them reveals nothing about the others. */
export const deriveKeys = (secret: Buffer): PurposeKeys =>
  Object.fromEntries(
    Object.keys(purposes).map((purpose) => [
      purpose,
      Buffer.from(hkdfSync('sha256', secret, '', `boardwalk ${purpose}`, keyBytes)),
    ]),
  ) as Record<KeyPurpose, Buffer>

/** The keys of every gateway process on this database. */
export const openPurposeKeys = async (db: Db): Promise<PurposeKeys> => deriveKeys(await sharedSecret(db, 'root'))
