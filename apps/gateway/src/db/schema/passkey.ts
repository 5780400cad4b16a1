import { bytea, instant } from '../columns.ts'
import { sql } from '../orm.ts'
import { bigint, index, pgTable, text, uuid } from '../pg-core.ts'

/** Keys of authenticators that sign a member in; the authenticator keeps the private half. */
export const passkeys = pgTable(
  'passkey',
  {
    id: uuid().primaryKey(),
    memberId: uuid('member_id').notNull(),
    /** The authenticator's own name of the key, base64url: no two members share one. */
    credentialId: text('credential_id').notNull().unique('passkey_credential'),
    publicKey: bytea('public_key').notNull(),
    /** Signatures so far, where the authenticator counts them; always 0 where it does not. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** Chosen by the member, or the browser and system it was made with; null where those are unknown. */
    name: text(),
    createdAt: instant('created_at').notNull().default(sql`clock_timestamp()`),
    usedAt: instant('used_at'),
  },
  (table) => [index('passkey_member').on(table.memberId, table.createdAt.desc())],
)

/** Issued challenges that were not answered yet. The answer deletes its row, so that none counts twice. */
export const passkeyChallenges = pgTable(
  'passkey_challenge',
  {
    challenge: bytea().primaryKey(),
    merchant: text().notNull(),
    /** The session that adds a passkey; null for a sign-in. */
    sessionId: uuid('session_id'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('passkey_challenge_expiry').using('brin', table.expiresAt)],
)
