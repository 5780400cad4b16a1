import { AppError, type Caller, type Endpoints, type RequestFacts, type Value } from '@boardwalk/api-client/contract'
import type { Db, Reader } from '../db/client.ts'
import { and, desc, eq, sql } from '../db/orm.ts'
import { articles } from '../db/schema/content.ts'
import { members } from '../db/schema/member.ts'
import { audit } from '../security/audit.ts'
import { published } from './articles.ts'

export type TermsVersion = { id: string; publishedAt: string }

/** The terms that a merchant shows now: its newest article of that kind; null without terms. */
export async function termsInForce(db: Reader, merchant: string): Promise<TermsVersion | null> {
  const [row] = await db
    .select({ id: articles.id, publishedAt: articles.publishedAt })
    .from(articles)
    .where(and(published(merchant), eq(articles.kind, 'TERMS')))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(1)
  return row ? { id: row.id, publishedAt: row.publishedAt.toISOString() } : null
}

/** An article that is published again is a new version, and so is another article. */
export const versionOf = ({ id, publishedAt }: TermsVersion): string => `${id}@${publishedAt}`

/** The state of the terms for the member; without terms there is nothing left to accept. */
export async function termsFor(db: Reader, { merchant, memberId }: Caller): Promise<Value<Endpoints['termsOfUse']>> {
  const terms = await termsInForce(db, merchant)
  if (!terms) return { version: null, publishedAt: null, accepted: true }
  const [member] = await db.select({ accepted: members.acceptedTerms }).from(members).where(eq(members.id, memberId))
  const version = versionOf(terms)
  return { version, publishedAt: terms.publishedAt, accepted: member?.accepted === version }
}

type Acceptance = { caller: Caller; request: RequestFacts; version: string }

/** Stores the acceptance once, with its proof in the audit log; an outdated version is refused. */
export const acceptTerms = (db: Db, { caller, request, version }: Acceptance): Promise<void> =>
  db.transaction(async (tx) => {
    const { merchant, memberId } = caller
    const terms = await termsInForce(tx, merchant)
    if (!terms || versionOf(terms) !== version) throw new AppError('STALE_VERSION')
    const isNew = and(eq(members.id, memberId), sql`${members.acceptedTerms} is distinct from ${version}`)
    const { rowCount } = await tx.update(members).set({ acceptedTerms: version }).where(isNew)
    if (rowCount === 0) return
    const { ip, traceId } = request
    await audit(tx, { merchant, memberId, action: 'acceptTerms', succeeded: true, ip, traceId, detail: { terms } })
  })
