import { AppError, type Call, type endpoints } from '@boardwalk/api-client/contract'
import type { Db } from '../db/client.ts'
import { and, asc, eq } from '../db/orm.ts'
import { chatIgnores } from '../db/schema/chat.ts'
import { members } from '../db/schema/member.ts'
import type { Deps } from '../deps.ts'
import type { Aliases } from './alias.ts'

type IgnoreCall = Call<(typeof endpoints)['chatIgnore']>

/** More than any player needs; without a limit it would be a place to store things in. */
const maxIgnored = 500

export async function ignoredBy(db: Db, names: Aliases, memberId: string): Promise<string[]> {
  const rows = await db
    .select({ id: chatIgnores.ignoredId })
    .from(chatIgnores)
    .where(eq(chatIgnores.memberId, memberId))
    .orderBy(asc(chatIgnores.at))
  return rows.map(({ id }) => names.of(id))
}

/** Starts or stops ignoring a member. */
export async function ignore(deps: Deps, names: Aliases, { input, caller, request }: IgnoreCall) {
  const ignoredId = names.open(input.from)
  const { memberId } = caller
  if (!ignoredId || ignoredId === memberId) throw new AppError('NOT_FOUND')
  const isHere = and(eq(members.id, ignoredId), eq(members.merchant, request.merchant))
  const [known] = await deps.db.select({ id: members.id }).from(members).where(isHere)
  if (!known) throw new AppError('NOT_FOUND')
  const isPair = and(eq(chatIgnores.memberId, memberId), eq(chatIgnores.ignoredId, ignoredId))
  if (!input.on) await deps.db.delete(chatIgnores).where(isPair)
  else if ((await ignoredBy(deps.db, names, memberId)).length >= maxIgnored) throw new AppError('CONFLICT')
  else await deps.db.insert(chatIgnores).values({ memberId, ignoredId }).onConflictDoNothing()
  return { ignored: await ignoredBy(deps.db, names, memberId) }
}
