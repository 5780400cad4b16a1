import type { Tx } from '../db/client.ts'
import { and, eq, inArray } from '../db/orm.ts'
import { feedback } from '../db/schema/content.ts'
import { members } from '../db/schema/member.ts'
import { textFile } from '../texts/text-file.ts'
import { dayMs } from '../time-units.ts'
import { bulkInsert } from './bulk-insert.ts'
import { deterministicId } from './deterministic-id.ts'

type Row = typeof feedback.$inferInsert

const both = ['content', 'reply'] as const
const texts = textFile('feedback', { game: both, deposit: both, suggestion: ['content'] })

const newest = Date.UTC(2026, 10, 19, 8)
/** Newest first, some days apart; the newest still waits for an answer. */
const seeds = [
  { text: 'suggestion', questionType: 'SUGGESTION', days: 0 },
  { text: 'game', questionType: 'GAME', days: 9 },
  { text: 'deposit', questionType: 'DEPOSIT', days: 40 },
] as const

const rowsOf = ({
  id: memberId,
  language,
  merchant,
}: Pick<typeof members.$inferSelect, 'id' | 'language' | 'merchant'>) =>
  seeds.map(({ text, questionType, days }): Row => {
    const id = deterministicId(`feedback ${memberId} ${text}`)
    const { content, reply }: { content: string; reply?: string } = texts.in(language)[text]
    const createdAt = new Date(newest - days * dayMs)
    const day = createdAt.toISOString().slice(2, 10).replaceAll('-', '')
    return {
      ...{
        id,
        merchant,
        memberId,
        questionType,
        content,
        ip: '127.0.0.1',
        digest: id,
        createdAt,
        reply: reply ?? null,
      },
      refNo: `FB${day}-${refTail(id)}`,
      repliedAt: reply === undefined ? null : new Date(createdAt.getTime() + dayMs),
    }
  })

/** Ten letters that a reference may have, the same for the same row. */
const refTail = (id: string) => id.replaceAll('-', '').slice(-10).toUpperCase()

/** Feedback of the demo accounts, each in its owner's language, answered and not. */
export async function seedFeedback(tx: Tx, merchant: string): Promise<void> {
  const named = inArray(members.username, ['player01', 'vip01'])
  const found = await tx
    .select({ id: members.id, language: members.language, merchant: members.merchant })
    .from(members)
    .where(and(eq(members.merchant, merchant), named))
  await bulkInsert(tx, feedback, found.flatMap(rowsOf))
}
