import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { putMessage } from '../notices/put-message.ts'
import { fill, textFile } from '../texts/text-file.ts'
import type { ContractRow } from './contract-view.ts'
import { contractKinds } from './kinds.ts'

const words = ['title', 'content'] as const
/** `locales/<language>/gateway/contracts.json` */
const texts = textFile('contracts', { kinds: contractKinds, offered: words, requested: words, ended: words })

type Notice = 'offered' | 'requested' | 'ended'
type Named = { language: string; account: string | null }

/** A message to one party about the other (contract F); the house, which has no inbox, gets none. */
export async function notifyParty(tx: Tx, row: ContractRow, to: 'UPLINE' | 'DOWNLINE', notice: Notice): Promise<void> {
  const [memberId, otherId] = to === 'UPLINE' ? [row.uplineId, row.downlineId] : [row.downlineId, row.uplineId]
  if (memberId === null) return
  const { rows } = await tx.execute<Named>(sql`
    SELECT m.language, coalesce(o.username::text, g.country_name) AS account FROM member m
      JOIN merchant g ON g.code = m.merchant LEFT JOIN member o ON o.id = ${otherId}::uuid WHERE m.id = ${memberId}`)
  if (!rows[0]) return
  const { language, account } = rows[0]
  const own = texts.in(language)
  const facts = { account: account ?? '', kind: own.kinds[row.kind] }
  const { title, content } = own[notice]
  const filled = { title: fill(title, facts), content: fill(content, facts) }
  await putMessage(tx, { memberId, kind: 'CONTRACT', language, ...filled })
}
