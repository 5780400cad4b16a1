import { eq } from 'drizzle-orm'
import { labelOf } from '../src/agents/place.ts'
import { members } from '../src/db/schema/member.ts'
import { newId } from '../src/ids.ts'
import { openMemberAccounts } from '../src/ledger/accounts.ts'
import type { TestGateway } from './gateway.ts'

export type Account = { id: string; username: string; path: string }
type Named = Omit<Account, 'path'>
/** `registered` takes the place of the account of its number, and can sign in; the others cannot. */
type Tree = { merchant: string; uplines: readonly (number | null)[]; registered?: { at: number; account: Named } }

const named = (): Named => {
  const id = newId()
  return { id, username: labelOf(id).slice(-16) }
}

/** Agents below each other as `uplines` says, by number, each with its money accounts. */
export async function plantTree({ deps }: TestGateway, { merchant, uplines, registered }: Tree): Promise<Account[]> {
  const made: Account[] = []
  await deps.db.transaction(async (tx) => {
    for (const [at, upline] of uplines.entries()) {
      const above = upline === null ? undefined : made[upline]
      const { id, username } = registered?.at === at ? registered.account : named()
      const path = [above?.path, labelOf(id)].filter(Boolean).join('.')
      const place = { type: 1, uplineId: above?.id ?? null, path }
      made.push({ id, username, path })
      if (registered?.at === at) {
        await tx.update(members).set(place).where(eq(members.id, id))
        continue
      }
      const known = { username, skeleton: username, passwordHash: '-', nickname: username, affiliateCode: username }
      await tx.insert(members).values({ ...known, ...place, id, merchant, language: 'EN', avatarId: 'a01' })
      await openMemberAccounts(tx, { id, merchant })
    }
  })
  return made
}

/** Numbers of the accounts below one of a tree. */
export const belowIn = (uplines: readonly (number | null)[], top: number): number[] =>
  uplines.flatMap((upline, at) => (upline === top ? [at, ...belowIn(uplines, at)] : []))
