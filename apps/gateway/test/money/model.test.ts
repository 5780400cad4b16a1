import { randomBytes, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Action } from '../../src/callbacks/message.ts'
import { houseAccountId } from '../../src/ledger/house-account.ts'
import { brokenOnes, checkInvariants } from '../../src/ledger/invariants.ts'
import { formatMoney } from '../../src/ledger/money.ts'
import { hashToken, newToken } from '../../src/session/tokens.ts'
import { openVendorWallet, transfer } from '../../src/wallet/vendor-wallet.ts'
import { runs, seeds } from './random.ts'
import { openTable, type Reply, type Table, type TestPlayer } from './table.ts'
import { type PurseName, type Verdict, WalletModel } from './wallet-model.ts'

let table: Table
beforeAll(async () => {
  table = await openTable()
  await houseAccountId(table.db, 'H:GAME:TRW', 'TLB')
})
afterAll(async () => {
  const broken = brokenOnes(await checkInvariants(table.pool))
  await table.close()
  expect(broken).toEqual([])
})

/** A player with two open games: one on the main wallet, one on the wallet of a transfer vendor. */
type Real = { player: TestPlayer; sessions: Record<PurseName, string>; name: string }

async function sitDown(): Promise<Real> {
  const player = await table.sitDown()
  const owner = { memberId: player.memberId, currency: 'TLB' }
  await table.db.transaction((tx) => openVendorWallet(tx, owner, 'TRW'))
  const session = newToken()
  await table.pool.query(
    `INSERT INTO game_session (id, session_id, member_id, merchant, provider, vendor, game_id, game_code, game_category,
      currency, language, launch_hash, launch_expires_at, launched_at, play_hash, expires_at, purse)
     SELECT $1, session_id, member_id, merchant, provider, 'TRW', game_id, game_code, game_category, currency, language,
      $2, now(), now(), $3, now() + interval '1 hour', 'VENDOR:TRW'
     FROM game_session WHERE play_hash = $4`,
    [randomUUID(), randomBytes(32), hashToken(session), hashToken(player.session)],
  )
  const name = randomBytes(5).toString('hex')
  return { player, sessions: { CASH: player.session, 'VENDOR:TRW': session }, name }
}

type Sent = {
  action: Action
  txId: number
  round: number
  ref: number
  amount: bigint
  closed: boolean
  purse: PurseName
  copies: number
}

/** One message, delivered one to three times at once, as its provider would when an answer was lost. */
class Message implements fc.AsyncCommand<WalletModel, Real> {
  readonly sent: Sent
  constructor(sent: Sent) {
    this.sent = sent
  }
  check = () => true
  toString = () => JSON.stringify(this.sent, (_, value) => (typeof value === 'bigint' ? String(value) : value))

  async run(model: WalletModel, real: Real): Promise<void> {
    const { action, copies, purse } = this.sent
    const body = bodyOf(this.sent, real)
    const expected = expectationOf(model, this.sent)
    const replies = await Promise.all(Array.from({ length: copies }, () => table.send(action, body)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([expected.status]))
    // Exactly one of the copies has the effect; all others return the same answer.
    const fresh = replies.filter(({ status, dup }) => status === 'OK' && !dup)
    expect(fresh).toHaveLength(expected.isNew ? 1 : 0)
    for (const { balance } of fresh) expect(balance).toBe(formatMoney(model.balances[purse]))
    expect(await balancesOf(real)).toEqual(model.balances)
  }
}

const content = ({ action, round, ref, amount, closed }: Sent): string => {
  if (action === 'bet') return `bet ${round} ${amount} ${closed}`
  if (action === 'win') return `win ${round} ${ref} ${amount} ${closed}`
  if (action === 'rollback') return `rollback ${round} ${ref}`
  return action === 'promo' ? `promo ${amount}` : `close ${round}`
}

function expectationOf(model: WalletModel, sent: Sent): Verdict {
  const { action, amount, closed, purse } = sent
  const [txId, ref, round] = [String(sent.txId), String(sent.ref), String(sent.round)]
  if (action === 'bet') return model.bet(txId, content(sent), { round, purse, amount })
  if (action === 'win') return model.win(txId, content(sent), { ref, round, amount, closed })
  if (action === 'rollback') return model.rollback(txId, content(sent), ref)
  return action === 'promo' ? model.promo(txId, content(sent), amount) : model.close(txId, content(sent), round)
}

function bodyOf(
  { action, txId, round, ref, amount, closed, purse }: Sent,
  { player, sessions, name }: Real,
): Record<string, unknown> {
  const common = { txId: `${name}-t${txId}`, player: player.player, session: sessions[purse], currency: 'TLB' }
  const inRound = { ...common, roundId: `${name}-r${round}`, gameCode: 'slot-1' }
  if (action === 'bet') return { ...inRound, amount: formatMoney(amount), closed }
  if (action === 'win') return { ...inRound, refTxId: `${name}-t${ref}`, amount: formatMoney(amount), closed }
  if (action === 'rollback') return { ...inRound, refTxId: `${name}-t${ref}` }
  return action === 'promo' ? { ...common, campaign: 'spring', amount: formatMoney(amount) } : inRound
}

class Move implements fc.AsyncCommand<WalletModel, Real> {
  readonly to: PurseName
  readonly amount: bigint
  constructor(to: PurseName, amount: bigint) {
    this.to = to
    this.amount = amount
  }
  check = () => true
  toString = () => `move ${this.amount} to ${this.to}`

  async run(model: WalletModel, real: Real): Promise<void> {
    const from = this.to === 'CASH' ? 'VENDOR:TRW' : 'CASH'
    const isPossible = model.move(from, this.to, this.amount)
    const direction = this.to === 'CASH' ? 'OUT' : 'IN'
    const order = {
      memberId: real.player.memberId,
      currency: 'TLB',
      vendor: 'TRW',
      direction,
      amount: this.amount,
    } as const
    const done = table.db.transaction((tx) => transfer(tx, { ...order, reason: 'PLAYER', actor: 'player' }))
    await (isPossible ? done : expect(done).rejects.toThrow())
    expect(await balancesOf(real)).toEqual(model.balances)
  }
}

async function balancesOf({ player }: Real) {
  const { rows } = await table.pool.query<{ type: string; balance: string }>(
    `SELECT type, balance FROM account WHERE member_id = $1 AND type IN ('CASH', 'DEBT', 'VENDOR:TRW')`,
    [player.memberId],
  )
  return Object.fromEntries(rows.map(({ type, balance }) => [type, BigInt(balance)]))
}

const amount = fc.bigInt({ min: 1n, max: 4_000_000n })
const purse = fc.constantFrom<PurseName>('CASH', 'CASH', 'VENDOR:TRW')
/** Few numbers, so that messages collide: repeats, other content, references to the wrong message. */
const message = (action: Action) =>
  fc
    .record({
      txId: fc.nat(9),
      ref: fc.nat(9),
      round: fc.nat(2),
      copies: fc.integer({ min: 1, max: 3 }),
      ...{ amount, purse, closed: fc.boolean() },
    })
    .map((facts) => new Message({ action, ...facts, closed: action === 'win' && facts.closed }))

const commands = fc.commands(
  [
    message('bet'),
    message('bet'),
    message('win'),
    message('win'),
    message('rollback'),
    message('round/close'),
    message('promo'),
    fc.tuple(purse, amount).map(([to, much]) => new Move(to, much)),
  ],
  { maxCommands: 40, size: '+1' },
)

describe.each(seeds)('the decision matrix as a model, seed %i', (seed) => {
  it('ends at the model’s balances after any commands, each delivered up to three times at once', async () => {
    const property = fc.asyncProperty(commands, async (list) => {
      await fc.asyncModelRun(async () => ({ model: new WalletModel(), real: await sitDown() }), list)
    })
    await fc.assert(property, { seed, numRuns: runs })
  }, 240_000)

  it('ends at the model’s sum when many rounds and wallets run at once', async () => {
    const deliveries = fc.array(fc.record({ stake: amount, win: amount, kind: fc.nat(2), purse }), {
      minLength: 3,
      maxLength: 10,
    })
    const property = fc.asyncProperty(deliveries, async (plans) => {
      const real = await sitDown()
      const start = 2_000_000n
      const order = {
        memberId: real.player.memberId,
        currency: 'TLB',
        vendor: 'TRW',
        direction: 'IN',
        amount: start,
      } as const
      await table.db.transaction((tx) => transfer(tx, { ...order, reason: 'PLAYER', actor: 'player' }))
      const changes = await Promise.all(plans.map((plan, index) => playRound(real, index, plan)))
      const held = await balancesOf(real)
      const total = Object.values(held).reduce((sum, balance) => sum + balance, 0n)
      expect(total).toBe(10_000_000n + changes.reduce((sum, change) => sum + change, 0n))
    })
    await fc.assert(property, { seed, numRuns: Math.ceil(runs / 3) })
  }, 120_000)
})

type RoundPlan = { stake: bigint; win: bigint; kind: number; purse: PurseName }

/** A bet that may be refused, then its win, its rollback or its close, each sent until it is answered for good. */
async function playRound(real: Real, index: number, { stake, win, kind, purse: from }: RoundPlan): Promise<bigint> {
  const sent = { round: 100 + index, ref: 1000 + index, closed: false, purse: from, copies: 2 }
  const send = async (one: Sent): Promise<Reply> => {
    const body = bodyOf(one, real)
    const [first] = await Promise.all(Array.from({ length: one.copies }, () => table.send(one.action, body)))
    return first as Reply
  }
  // One copy: a bet that is refused is given up, and a second copy might pass after another round's win.
  const bet = await send({ ...sent, action: 'bet', txId: 1000 + index, amount: stake, copies: 1 })
  if (bet.status !== 'OK') return 0n
  if (kind === 0) {
    expect((await send({ ...sent, action: 'win', txId: 2000 + index, amount: win, closed: true })).status).toBe('OK')
    return win - stake
  }
  const action = kind === 1 ? 'rollback' : 'round/close'
  expect((await send({ ...sent, action, txId: 3000 + index, amount: 0n })).status).toBe('OK')
  return kind === 1 ? 0n : -stake
}
