import { least } from '../../src/ledger/money.ts'

export type PurseName = 'CASH' | 'VENDOR:TRW'
type Status = 'OPEN' | 'SETTLED' | 'ROLLED_BACK'
type Bet = { round: string; purse: PurseName; status: Status; liveWins: number }
type Tx = { kind: string; content: string; state: 'APPLIED' | 'UNDONE' | 'TOMBSTONE'; ref?: string; amount: bigint }
export type Verdict = { status: string; isNew: boolean }

const applied: Verdict = { status: 'OK', isNew: true }
const refused = (status: string): Verdict => ({ status, isNew: false })

/** The decision matrix of contract E2 for one player's money, in a few lines without a database. */
export class WalletModel {
  readonly balances = { CASH: 10_000_000n, 'VENDOR:TRW': 0n, DEBT: 0n }
  readonly #tx = new Map<string, Tx>()
  readonly #bets = new Map<string, Bet>()

  get total(): bigint {
    return this.balances.CASH + this.balances['VENDOR:TRW'] + this.balances.DEBT
  }

  bet(txId: string, content: string, order: { round: string; purse: PurseName; amount: bigint }): Verdict {
    const known = this.#known(txId, content)
    if (known) return known
    const { round, purse, amount } = order
    if (this.#ofRound(round).some(({ status }) => status === 'SETTLED')) return refused('ROUND_CLOSED')
    if (this.balances[purse] < amount) return refused('INSUFFICIENT_FUNDS')
    this.balances[purse] -= amount
    this.#bets.set(txId, { round, purse, status: 'OPEN', liveWins: 0 })
    return this.#claim(txId, { kind: 'BET', content, state: 'APPLIED', amount })
  }

  win(txId: string, content: string, order: { ref: string; round: string; amount: bigint; closed: boolean }): Verdict {
    const known = this.#known(txId, content)
    if (known) return known
    const { ref, round, amount, closed } = order
    const bet = this.#bets.get(ref)
    if (!bet) return refused(this.#whyNoBet(ref))
    if (bet.round !== round) return refused('BAD_REQUEST')
    if (bet.status !== 'OPEN') return refused(bet.status === 'SETTLED' ? 'ROUND_CLOSED' : 'ROLLED_BACK')
    this.#credit(bet.purse, amount)
    bet.liveWins += 1
    if (closed) this.#settle(round)
    return this.#claim(txId, { kind: 'WIN', content, state: 'APPLIED', ref, amount })
  }

  rollback(txId: string, content: string, ref: string): Verdict {
    const known = this.#known(txId, content)
    if (known) return known
    if (ref === txId) return refused('BAD_REQUEST')
    const target = this.#tx.get(ref)
    const undo = { kind: 'ROLLBACK', content, state: 'APPLIED', ref, amount: 0n } as const
    if (!target) {
      this.#tx.set(ref, { kind: 'TOMBSTONE', content: '', state: 'TOMBSTONE', amount: 0n })
      return this.#claim(txId, undo)
    }
    if (target.state !== 'APPLIED') return { ...this.#claim(txId, undo), isNew: false }
    if (target.kind === 'BET') return this.#undoBet(ref, target, () => this.#claim(txId, undo))
    if (target.kind !== 'WIN') return refused('BAD_REQUEST')
    this.#undoWin(target)
    return this.#claim(txId, undo)
  }

  close(txId: string, content: string, round: string): Verdict {
    const known = this.#known(txId, content)
    if (known) return known
    if (this.#ofRound(round).length === 0) return refused('TX_NOT_FOUND')
    this.#settle(round)
    return this.#claim(txId, { kind: 'CLOSE', content, state: 'APPLIED', amount: 0n })
  }

  promo(txId: string, content: string, amount: bigint): Verdict {
    const known = this.#known(txId, content)
    if (known) return known
    this.#credit('CASH', amount)
    return this.#claim(txId, { kind: 'PROMO', content, state: 'APPLIED', amount })
  }

  /** Returns whether it was possible. */
  move(from: PurseName, to: PurseName, amount: bigint): boolean {
    if (this.balances[from] < amount) return false
    this.balances[from] -= amount
    this.#credit(to, amount)
    return true
  }

  #known(txId: string, content: string): Verdict | null {
    const prior = this.#tx.get(txId)
    if (!prior) return null
    if (prior.state === 'TOMBSTONE') return refused('ROLLED_BACK')
    if (prior.content !== content) return refused('DUP_MISMATCH')
    return refused(prior.state === 'UNDONE' ? 'ROLLED_BACK' : 'OK')
  }

  #claim(txId: string, tx: Tx): Verdict {
    this.#tx.set(txId, tx)
    return applied
  }

  #whyNoBet(ref: string): string {
    const other = this.#tx.get(ref)
    if (!other) return 'TX_NOT_FOUND'
    return other.state === 'TOMBSTONE' ? 'ROLLED_BACK' : 'BAD_REQUEST'
  }

  #undoBet(ref: string, target: Tx, claim: () => Verdict): Verdict {
    const bet = this.#bets.get(ref) as Bet
    const hasPaid = this.#ofRound(bet.round).some(({ liveWins }) => liveWins > 0)
    if (hasPaid || bet.status === 'SETTLED') return refused('ALREADY_SETTLED')
    this.#credit(bet.purse, target.amount)
    bet.status = 'ROLLED_BACK'
    target.state = 'UNDONE'
    return claim()
  }

  #undoWin(target: Tx): void {
    const bet = this.#bets.get(target.ref ?? '') as Bet
    const fromPurse = least(target.amount, this.balances[bet.purse])
    this.balances[bet.purse] -= fromPurse
    const fromCash = bet.purse === 'CASH' ? 0n : least(target.amount - fromPurse, this.balances.CASH)
    this.balances.CASH -= fromCash
    this.balances.DEBT -= target.amount - fromPurse - fromCash
    bet.status = 'OPEN'
    bet.liveWins -= 1
    target.state = 'UNDONE'
  }

  #credit(purse: PurseName, amount: bigint): void {
    const repaid = purse === 'CASH' ? least(amount, -this.balances.DEBT) : 0n
    this.balances[purse] += amount - repaid
    this.balances.DEBT += repaid
  }

  #ofRound = (round: string): Bet[] => [...this.#bets.values()].filter((bet) => bet.round === round)

  #settle(round: string): void {
    for (const bet of this.#ofRound(round)) if (bet.status === 'OPEN') bet.status = 'SETTLED'
  }
}
