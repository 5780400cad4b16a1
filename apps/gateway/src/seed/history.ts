import { asOf } from '../ledger/past.ts'
import { dayMs } from '../time-units.ts'

type Event = { daysAgo: number; isLast: boolean; run(): Promise<unknown> }

/**
 * Events of the accounts that guides name, by the procedures that players use. They are collected from several files,
 * because an account's balances follow from the order of its postings.
 */
export class History {
  readonly #events: Event[] = []

  add(daysAgo: number, run: Event['run']): void {
    this.#events.push({ daysAgo, isLast: false, run })
  }

  /**
   * Runs after all others, which it would hold up: no withdrawal is possible while a bonus is open. It moves other
   * accounts than those do.
   */
  addLast(daysAgo: number, run: Event['run']): void {
    this.#events.push({ daysAgo, isLast: true, run })
  }

  /** Runs all events, oldest first. Where accounts have a past already (`isNew` is false), all events are of today. */
  async play(now: Date, isNew: boolean): Promise<void> {
    const inTurn = this.#events.toSorted((a, b) => Number(a.isLast) - Number(b.isLast) || b.daysAgo - a.daysAgo)
    for (const { daysAgo, run } of inTurn)
      if (isNew && daysAgo > 0) await asOf(new Date(now.getTime() - daysAgo * dayMs), run)
      else await run()
  }
}
