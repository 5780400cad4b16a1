import { openPointAccounts } from '../src/ledger/accounts.ts'
import { post } from '../src/ledger/post.ts'
import { pointSource } from '../src/points/point-accounts.ts'
import { withMember } from './with-member.ts'

/** Gives a member points, as a day of bets does: `node test/give-points.ts MERCHANT USERNAME POINTS`. */
await withMember(async (tx, owner, points) => {
  await openPointAccounts(tx, owner.memberId)
  const meta = { type: 'slots', base: String(points * 100n), ratio: '0.01', day: '2026-11-16' }
  const event = { source: pointSource, extId: `test:${crypto.randomUUID()}`, actor: 'system', meta }
  await post(tx, 'PTE', { ...owner, ...event, facts: { points } })
})
