import type { Tx } from '../db/client.ts'
import { and, eq, inArray } from '../db/orm.ts'
import { members, messages } from '../db/schema/member.ts'
import { textFile } from '../texts/text-file.ts'
import { dayMs } from '../time-units.ts'
import { bulkInsert } from './bulk-insert.ts'
import { deterministicId } from './deterministic-id.ts'

type Row = typeof messages.$inferInsert

const words = ['title', 'content'] as const
const texts = textFile('messages', {
  promotions: words,
  check: words,
  allowance: words,
  safety: words,
  limits: words,
  help: words,
  vip: words,
})

type Seed = Pick<Row, 'kind'> & { text: Parameters<typeof texts.group>[0]; link?: string; isRead?: true; isVip?: true }

/** Newest first, a day apart. */
const seeds: readonly Seed[] = [
  { text: 'promotions', kind: 'PROMO', link: '/promotions' },
  { text: 'vip', kind: 'PERSONAL', isVip: true },
  { text: 'check', kind: 'SYSTEM', link: '/fair-play' },
  { text: 'allowance', kind: 'PROMO', isRead: true },
  { text: 'safety', kind: 'SYSTEM', isRead: true },
  { text: 'limits', kind: 'PERSONAL', link: '/responsible-play', isRead: true },
  { text: 'help', kind: 'SYSTEM', link: '/help', isRead: true },
]

/** Accounts that guides name. */
const readers = ['player01', 'vip01']
const newest = Date.UTC(2026, 10, 20, 9)

type Reader = Pick<typeof members.$inferSelect, 'id' | 'language' | 'rankLevel'>

const messageRows = ({ id: memberId, language, rankLevel }: Reader): Row[] =>
  seeds
    .filter(({ isVip }) => !isVip || rankLevel > 4)
    .map(({ text, kind, link = null, isRead }, at): Row => {
      const createdAt = new Date(newest - at * dayMs)
      return {
        ...{
          id: deterministicId(`message ${memberId} ${text}`),
          memberId,
          kind,
          language,
          ...texts.in(language)[text],
          link,
        },
        ...{ createdAt, readAt: isRead ? new Date(createdAt.getTime() + dayMs / 4) : null, deletedAt: null },
      }
    })

/** Messages of some weeks for the demo accounts, read and unread, each in its owner's language. */
export async function seedInbox(tx: Tx, merchant: string): Promise<void> {
  const found = await tx
    .select({ id: members.id, language: members.language, rankLevel: members.rankLevel })
    .from(members)
    .where(and(eq(members.merchant, merchant), inArray(members.username, readers)))
  await bulkInsert(tx, messages, found.flatMap(messageRows))
}
