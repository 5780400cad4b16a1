import { randomUUID } from 'node:crypto'
import type { Reply } from '../../src/server/wallet.ts'
import type { AttackName, Forged, Tried } from './attempts.ts'

export type Session = { player: string; session: string; currency: string; gameCode: string }
type Body = Record<string, unknown>
/** Sends a signed call. */
export type Send = (action: string, body: Body) => Promise<Reply>
/** Sends a call with a signature of other content. */
export type RawSend = (action: string, body: Body, bent: Bent) => Promise<{ status: number }>
export type Bent = { secret?: string; nonce?: string; timestamp?: string; signedBody?: string }

/** A bet of a round as a vendor would send it. */
const betOf = (who: Session, id: string, amount = '1.00', over: Body = {}): Body => ({
  ...{ txId: `${id}:bet`, roundId: id, ...who, amount, closed: false, at: new Date().toISOString(), ...over },
})
const winOf = (who: Session, id: string, amount: string, over: Body = {}): Body => ({
  ...{ txId: `${id}:win`, refTxId: `${id}:bet`, roundId: id, ...who, amount, closed: true },
  ...{ at: new Date().toISOString(), ...over },
})
const undoOf = (who: Session, id: string): Body => ({
  ...{ txId: `${id}:undo`, refTxId: `${id}:bet`, roundId: id, ...who, at: new Date().toISOString() },
})

const word = (reply: Reply) => (reply.kind === 'answer' ? reply.answer.status : `unknown ${reply.reason}`)
const balanceOf = (reply: Reply) => (reply.kind === 'answer' ? (reply.answer.balance ?? null) : null)
const newId = () => randomUUID().replaceAll('-', '')

/** Attacks on the money calls. Each returns the wallet's answers; the caller asserts them. */
const callbackAttacks: Record<AttackName, (send: Send, who: Session) => Promise<Reply[]>> = {
  /** The same bet five times at once. */
  'bet-storm': async (send, who) => {
    const bet = betOf(who, newId())
    return Promise.all(Array.from({ length: 5 }, () => send('bet', bet)))
  },
  /** One number, two amounts. */
  'bet-changed': async (send, who) => {
    const id = newId()
    return [await send('bet', betOf(who, id)), await send('bet', betOf(who, id, '500.00'))]
  },
  /** The win of a stake that never existed. */
  'win-without-bet': async (send, who) => [await send('win', winOf(who, newId(), '1000.00'))],
  /** The win before its bet, then both. */
  'win-first': async (send, who) => {
    const id = newId()
    const early = await send('win', winOf(who, id, '1.00'))
    return [early, await send('bet', betOf(who, id)), await send('win', winOf(who, id, '1.00'))]
  },
  /** The rollback before its bet: the bet must not count when it arrives. */
  'rollback-first': async (send, who) => {
    const id = newId()
    return [await send('rollback', undoOf(who, id)), await send('bet', betOf(who, id))]
  },
  /** A stake that is cancelled twice. */
  'rollback-twice': async (send, who) => {
    const id = newId()
    const bet = await send('bet', betOf(who, id))
    return [bet, await send('rollback', undoOf(who, id)), await send('rollback', undoOf(who, id))]
  },
  /** The stake back after the win was paid. */
  'rollback-after-win': async (send, who) => {
    const id = newId()
    const bet = await send('bet', betOf(who, id))
    return [bet, await send('win', winOf(who, id, '1.00')), await send('rollback', undoOf(who, id))]
  },
  /** A win paid twice under two numbers. */
  'win-twice': async (send, who) => {
    const id = newId()
    const bet = await send('bet', betOf(who, id))
    const wins = [winOf(who, id, '1.00'), winOf(who, id, '1.00', { txId: `${id}:win2` })]
    return [bet, await send('win', wins[0] as Body), await send('win', wins[1] as Body)]
  },
  /** A stake on a round that is over. */
  'bet-after-close': async (send, who) => {
    const id = newId()
    const first = await send('bet', betOf(who, id))
    const close = await send('win', winOf(who, id, '0.00'))
    return [first, close, await send('bet', betOf(who, id, '1.00', { txId: `${id}:bet2` }))]
  },
  'wrong-currency': async (send, who) => [await send('bet', betOf(who, newId(), '1.00', { currency: 'XTS' }))],
  'negative-amount': async (send, who) => [await send('bet', betOf(who, newId(), '-100.00'))],
  'too-many-decimals': async (send, who) => [await send('bet', betOf(who, newId(), '0.00001'))],
  'number-for-amount': async (send, who) => [await send('bet', betOf(who, newId(), '1.00', { amount: 1e21 }))],
  'beyond-balance': async (send, who) => [await send('bet', betOf(who, newId(), '99999999.00'))],
  'other-player': async (send, who) => [await send('bet', betOf(who, newId(), '1.00', { player: randomUUID() }))],
  'stale-session': async (send, who) => [await send('bet', betOf(who, newId(), '1.00', { session: 'A'.repeat(43) }))],
  'other-game': async (send, who) => [await send('bet', betOf(who, newId(), '1.00', { gameCode: 'NO_SUCH_GAME' }))],
}

export async function attack(name: AttackName, send: Send, who: Session): Promise<Tried[]> {
  const replies = await callbackAttacks[name](send, who)
  return replies.map((reply) => ({ name, answer: word(reply), balance: balanceOf(reply) }))
}

/** Calls with an invalid signature; each answers 401. */
export async function forgeSignatures(send: RawSend, who: Session): Promise<Forged[]> {
  const bet = betOf(who, newId())
  const bent: [string, Bent][] = [
    ['another secret', { secret: 'guessed' }],
    ['an old time', { timestamp: String(Date.now() - 10 * 60_000) }],
    ['a body that was not signed', { signedBody: '{}' }],
  ]
  const tried: Forged[] = []
  for (const [name, how] of bent) tried.push({ name, status: (await send('bet', bet, how)).status })
  const nonce = randomUUID()
  await send('bet', bet, { nonce })
  tried.push({ name: 'a nonce that was used', status: (await send('bet', bet, { nonce })).status })
  return tried
}
