import { AppError } from '@boardwalk/api-client/contract'
import type { Reader, Tx } from '../db/client.ts'
import { and, eq, isNull, sql } from '../db/orm.ts'
import { registerLinks } from '../db/schema/agent.ts'

export type RegLink = { id: string; agentId: string; type: 0 | 1; rebate: number }

const { isEnabled, expiresAt, maxUses, uses, deletedAt } = registerLinks
/** An agent's switch comes first, then the end of its days, then of its uses. */
export const linkState = sql<'OPEN' | 'CLOSED' | 'EXPIRED' | 'FULL'>`
  CASE WHEN NOT ${isEnabled} THEN 'CLOSED' WHEN ${expiresAt} <= now() THEN 'EXPIRED'
    WHEN ${uses} >= ${maxUses} THEN 'FULL' ELSE 'OPEN' END`
const isOpen = and(isNull(deletedAt), eq(linkState, 'OPEN'))

/** The open link with a code, if there is one. */
export async function findOpenLink(db: Reader, merchant: string, code: string): Promise<RegLink | null> {
  const { id, agentId, type, rebate } = registerLinks
  const isCode = and(eq(registerLinks.merchant, merchant), eq(registerLinks.code, code), isOpen)
  const [link] = await db.select({ id, agentId, type, rebate }).from(registerLinks).where(isCode)
  return link ? { ...link, type: link.type === 1 ? 1 : 0 } : null
}

/** Counts a registration. @throws AppError AFFILIATE_INVALID when another one took the last use, or the link closed */
export async function useLink(tx: Tx, id: string): Promise<void> {
  const used = await tx
    .update(registerLinks)
    .set({ uses: sql`${registerLinks.uses} + 1` })
    .where(and(eq(registerLinks.id, id), isOpen))
    .returning({ id: registerLinks.id })
  if (used.length === 0) throw new AppError('AFFILIATE_INVALID')
}
