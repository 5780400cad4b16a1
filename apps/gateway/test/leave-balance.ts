import { lockAccounts, post, walletOf } from '../src/ledger/post.ts'
import { withMember } from './with-member.ts'

/** Sets a member's main wallet, by an adjustment in the ledger: `node test/leave-balance.ts MERCHANT USERNAME AMOUNT`. */
await withMember(async (tx, owner, amount) => {
  const { cash } = walletOf(await lockAccounts(tx, owner.memberId, owner.currency))
  const facts = { amount: amount - cash }
  if (facts.amount === 0n) return
  await post(tx, 'ADJ', { ...owner, source: 'test', extId: crypto.randomUUID(), actor: 'test', facts })
})
