import { toAmount, toUnits } from '../../src/kernel/amounts.ts'
import type { Answer, Reply, Wallet } from '../../src/server/wallet.ts'
import { lost } from '../faulty.ts'

type Tx = { kind: 'bet' | 'win'; amount: bigint; undone: boolean }
/** `hang` and `stall`: no answer ever, with and without effect, as when the caller dies while it waits. */
export type Fault = 'none' | 'drop' | 'lose' | 'late' | 'hang' | 'stall'

const started = toUnits('1000.00')

/**
 * A wallet by the rules of the seamless API (its decision matrix), over a line that loses calls, loses answers, and
 * delivers calls after they were given up. `fault` chooses the failure of the next call.
 */
export function modelWallet(session: Partial<Answer>, fault: (action: string) => Fault) {
  let units = started
  const txs = new Map<string, Tx>()
  const late: (() => void)[] = []
  /** References of reversals; a repeat is answered like the first. */
  const refs = new Map<string, string | null>()
  const seen: { action: string; txId: string }[] = []

  const apply = {
    balance: () => 'OK',
    bet(txId: string, amount: bigint) {
      const known = txs.get(txId)
      if (known) return known.undone ? 'ROLLED_BACK' : 'OK'
      if (amount > units) return 'INSUFFICIENT_FUNDS'
      txs.set(txId, { kind: 'bet', amount, undone: false })
      units -= amount
      return 'OK'
    },
    win(txId: string, amount: bigint, refTxId: string) {
      if (txs.has(txId)) return 'OK'
      const bet = txs.get(refTxId)
      if (!bet) return 'TX_NOT_FOUND'
      if (bet.undone) return 'ROLLED_BACK'
      txs.set(txId, { kind: 'win', amount, undone: false })
      units += amount
      return 'OK'
    },
    rollback(txId: string, __: bigint, refTxId: string) {
      if (refs.has(txId)) return 'OK'
      const bet = txs.get(refTxId)
      if (!bet) txs.set(refTxId, { kind: 'bet', amount: 0n, undone: true })
      if (!bet || bet.undone) {
        refs.set(txId, null)
        return 'OK'
      }
      if (txs.has(refTxId.replace(/bet$/, 'win'))) return 'ALREADY_SETTLED'
      refs.set(txId, `RB ${txId}`)
      bet.undone = true
      units += bet.amount
      return 'OK'
    },
  }

  const perform = (action: string, body: Record<string, unknown>): Reply => {
    const work = apply[action as keyof typeof apply]
    const { txId, amount = '0.00', refTxId } = body as { txId: string; amount?: string; refTxId?: string }
    const status = work(txId, toUnits(amount), refTxId ?? '')
    return { kind: 'answer', answer: { status, balance: toAmount(units), opRef: refs.get(txId) ?? null } }
  }

  const wallet: Wallet = {
    async call(_, action, body) {
      if (action === 'authenticate')
        return { kind: 'answer', answer: { status: 'OK', player: 'p', session: 's', currency: 'TLB', ...session } }
      seen.push({ action, txId: String(body.txId) })
      const what = fault(action)
      if (what === 'late') late.push(() => perform(action, body))
      if (what === 'drop' || what === 'late') return lost
      if (what === 'stall') return new Promise(() => undefined)
      const reply = perform(action, body)
      if (what === 'hang') return new Promise(() => undefined)
      return what === 'lose' ? lost : reply
    },
  }
  return {
    wallet,
    seen,
    txs,
    units: () => units,
    started,
    /** Calls that were given up arrive after all. */
    deliverLate: () => {
      for (const call of late.splice(0)) call()
    },
  }
}
