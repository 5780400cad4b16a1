import { AppError } from '@boardwalk/api-client/contract'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import type { Answer } from './answer.ts'
import { takeBet } from './bet.ts'
import type { CashBet } from './bet-batches.ts'
import { type Call, ReplayedNonce } from './context.ts'
import type { Message } from './message.ts'

const message = { txId: 't', roundId: 'r', player: 'p', currency: 'TLB', gameCode: 'g', closed: false } as const
const split: Answer = { status: 'OK', opRef: 'BT', balance: 5n, dup: false }
const failure = (code: string, table?: string) =>
  Object.assign(new pg.DatabaseError('it failed', 1, 'error'), { code, table })
const full = new AppError('OVERLOADED')
type Step = bigint | null | Error
/** `isFull`: the share of the provider refuses calls. */
type World = { statement: Step[]; steps?: Error[]; taken?: boolean; isFull?: boolean }

/**
 * A bet on a scripted statement and database. `came` has the received statements, and for the shared one whether it
 * checks the nonce.
 */
function bets({ statement, steps = [], taken = false, isFull = false }: World) {
  const came: string[] = []
  const takeCash = async ({ checks_nonce }: CashBet) => {
    came.push(`bet ${checks_nonce}`)
    const step = statement.shift() ?? null
    if (step instanceof Error) throw step
    return step
  }
  const query = async ({ name }: { name: string }) => {
    came.push(name)
    return { rowCount: taken ? 0 : 1 }
  }
  const transaction = async () => {
    came.push('steps')
    const error = steps.shift()
    if (error) throw error
    return split
  }
  const atDatabase = <T>(work: () => Promise<T>) => {
    came.push('share')
    return isFull ? Promise.reject(full) : work()
  }
  const call = { deps: { pool: { query }, db: { transaction } }, provider: 'sbx.walogm', nonce: 'n' } as unknown as Call
  const take = (amount = 1n) =>
    takeBet(call, { ...message, session: 's'.repeat(43), amount } as Message<'bet'>, { takeCash, atDatabase })
  return { take, came }
}

describe('a stake', () => {
  it('takes one statement where that applies, from a single unit on', async () => {
    const { take, came } = bets({ statement: [7n] })
    expect(await take()).toEqual({ status: 'OK', opRef: expect.stringMatching(/^BT/), balance: 7n, dup: false })
    expect(came).toEqual(['bet true'])
  })

  it('is taken in steps, within the share of its provider, where it does not; the statement has used up the nonce', async () => {
    const { take, came } = bets({ statement: [null] })
    expect(await take()).toEqual(split)
    expect(came).toEqual(['bet true', 'share', 'steps'])
  })

  it('of nothing is taken in steps at once, which use it up', async () => {
    const { take, came } = bets({ statement: [] })
    expect(await take(0n)).toEqual(split)
    expect(came).toEqual(['share', 'callback-nonce', 'steps'])
  })

  it('whose number is known is answered by the steps', async () => {
    const { take, came } = bets({ statement: [failure('23505', 'game_tx')] })
    expect(await take()).toEqual(split)
    expect(came).toEqual(['bet true', 'share', 'callback-nonce', 'steps'])
  })
})

it('a bet is refused as too many only while it cannot have been taken', async () => {
  await expect(bets({ statement: [null], isFull: true }).take()).rejects.toBe(full)
  const lost = Object.assign(new Error('gone'), { code: 'ECONNRESET' })
  await expect(bets({ statement: [lost], isFull: true }).take()).rejects.toBe(lost)
})

describe('a nonce', () => {
  it('that was used is refused by the statement and before the steps', async () => {
    await expect(bets({ statement: [failure('23505', 'used_once')] }).take()).rejects.toThrow(ReplayedNonce)
    await expect(bets({ statement: [], taken: true }).take(0n)).rejects.toThrow(ReplayedNonce)
  })

  it('is used once, however often the steps are tried', async () => {
    const { take, came } = bets({ statement: [null, null], steps: [failure('40001')] })
    expect(await take()).toEqual(split)
    expect(came).toEqual(['bet true', 'share', 'steps', 'bet false', 'share', 'steps'])
    const free = bets({ statement: [], steps: [failure('40001')] })
    expect(await free.take(0n)).toEqual(split)
    expect(free.came).toEqual(['share', 'callback-nonce', 'steps', 'share', 'steps'])
  })

  it('is checked again after a statement that was undone', async () => {
    const { take, came } = bets({ statement: [failure('40001'), 7n] })
    expect(await take()).toMatchObject({ balance: 7n })
    expect(came).toEqual(['bet true', 'bet true'])
  })

  it('is not checked again after a lost connection, which may have stored it', async () => {
    const lost = Object.assign(new Error('gone'), { code: 'ECONNRESET' })
    const { take, came } = bets({ statement: [lost, 7n] })
    expect(await take()).toMatchObject({ balance: 7n })
    expect(came).toEqual(['bet true', 'bet false'])
    const twice = bets({ statement: [lost, failure('40001'), null] })
    expect(await twice.take()).toEqual(split)
    expect(twice.came).toEqual(['bet true', 'bet false', 'bet false', 'share', 'steps'])
  })
})

it.each([
  ['another rule of that table', failure('23514', 'game_tx')],
  ['another table', failure('23505', 'bet')],
  ['our own with the same fields', Object.assign(new Error('no'), { code: '23505', table: 'game_tx' })],
])('an error of %s is thrown', async (_, error) => {
  const { take, came } = bets({ statement: [error] })
  await expect(take()).rejects.toBe(error)
  expect(came).toEqual(['bet true'])
})
