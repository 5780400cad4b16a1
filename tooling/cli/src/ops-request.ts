/** A request of an operator, by the words that were typed. */
export type OpsRequest = { method: 'GET' | 'POST'; path: string; body: Record<string, string> | null }

const lists: Record<string, string> = { deposits: '/ops/deposits', withdrawals: '/ops/withdrawals' }

/** What each decision sends, and what its last word is: an amount or a reason. */
const decisions: Record<string, { action: string; body: (word: string | undefined) => Record<string, string> }> = {
  approve: { action: 'approve', body: () => ({}) },
  reject: { action: 'reject', body: (reason) => (reason ? { reason } : {}) },
  pay: { action: 'pay', body: (amount) => (amount ? { amount } : {}) },
  fail: { action: 'fail', body: (reason) => (reason ? { reason } : {}) },
  refund: { action: 'resolve', body: (amount) => ({ outcome: 'REFUND', ...(amount && { amount }) }) },
  force: { action: 'resolve', body: () => ({ outcome: 'FORCED' }) },
}

/** Null for words that ask for nothing. The kind of the number says which list it belongs to. */
export function opsRequest([verb = '', refNo = '', last, ...rest]: readonly string[]): OpsRequest | null {
  const list = lists[verb]
  if (list) return refNo ? null : { method: 'GET', path: list, body: null }
  const decision = decisions[verb]
  const place = /^DP\d{6}-\w{10}$/.test(refNo) ? 'deposits' : /^WD\d{6}-\w{10}$/.test(refNo) ? 'withdrawals' : null
  if (!decision || !place || rest.length > 0) return null
  return { method: 'POST', path: `/ops/${place}/${refNo}/${decision.action}`, body: decision.body(last) }
}
