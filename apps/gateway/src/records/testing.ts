import { randomUUID } from 'node:crypto'
import { call, newPlayer, type TestGateway } from '../../test/gateway.ts'
import { post } from '../ledger/post.ts'
import type { FactsOf, JournalKind } from '../ledger/rules.ts'
import { idAt } from './window.ts'

/** A row of the record as a test reads it. */
export type Item = Record<'id' | 'refNo' | 'time' | 'kind' | 'reason' | 'direction' | 'amount' | 'wallet', string> &
  Record<'balanceBefore' | 'balanceAfter' | 'remark', string> & { relatedNo: string | null }

/** A registered player with a ledger; the welcome credit is its first entry. */
export async function newHolder({ app, deps, pool }: TestGateway) {
  const player = await newPlayer(app)
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM member WHERE username = $1', [player.username])
  const owner = { memberId: rows[0]?.id ?? '', currency: 'TLB' }
  const read = (input: Record<string, unknown> = {}) => call(app, 'transactions', input, { token: player.token })

  const book = <K extends JournalKind>(kind: K, facts: FactsOf<K>) =>
    deps.db.transaction((tx) =>
      post(tx, kind, { ...owner, source: 'test', extId: randomUUID(), actor: 'test', facts: facts as FactsOf<K> }),
    )

  /** Credits at an instant of the past, as the posting procedure would have done then; its id may be made earlier. */
  const creditAt = async (time: string, units: bigint, madeAt = time) => {
    const id = idAt(Date.parse(madeAt)).slice(0, 24) + randomUUID().slice(24)
    const ref = `TR260101-${id.slice(-10).toUpperCase()}`
    await pool.query(
      `WITH moved AS (UPDATE account SET balance = balance + $4, version = version + 1
          WHERE member_id = $2 AND type = 'CASH' AND currency = 'TLB' RETURNING id, balance, version),
        event AS (INSERT INTO journal (id, shard_key, kind, source, ext_id, ref_no, at, actor)
          VALUES ($1::uuid, $2::uuid, 'ADJ', 'test', $1::uuid::text, $5, $3, 'test') RETURNING id),
        house AS (INSERT INTO entry (journal_id, seq, account_id, currency, amount)
          SELECT event.id, 0, account.id, 'TLB', -$4::bigint FROM event, account
          WHERE member_id IS NULL AND type = 'H:ADJ' AND currency = 'TLB')
       INSERT INTO entry (journal_id, seq, account_id, currency, amount, balance_after, account_version)
       SELECT event.id, 1, moved.id, 'TLB', $4, moved.balance, moved.version FROM event, moved`,
      [id, owner.memberId, time, units, ref],
    )
  }

  /** The whole record by its cursor, in slices of `pageSize`. */
  const walk = async (input: Record<string, unknown>, pageSize = 3): Promise<Item[]> => {
    const all: Item[] = []
    for (;;) {
      const last = all.at(-1)
      const { value } = await read({ ...input, pageSize, ...(last && { before: last.id }) })
      all.push(...value.list)
      if (value.list.length < pageSize) return all
    }
  }
  return { ...player, owner, read, book, creditAt, walk }
}
