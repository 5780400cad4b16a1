import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type Action, fingerprintOf, messages } from './message.ts'

const play = { txId: 't1', roundId: 'r1', player: 'p1', currency: 'TLB', gameCode: 'g1' }
const bet = { ...play, session: 's'.repeat(16), amount: '1.00' }
const win = { ...play, refTxId: 't0', amount: '1.00' }
const isAccepted = (action: Action, body: object) => v.safeParse(messages[action], body).success

describe('a message', () => {
  it.each<[Action, object]>([
    ['authenticate', { launchToken: 'l'.repeat(128) }],
    ['balance', { player: 'p1', currency: 'TLB' }],
    ['bet', bet],
    ['win', win],
    ['rollback', { ...play, roundId: undefined, refTxId: 't0' }],
    ['round/close', play],
    ['promo', { ...play, roundId: undefined, campaign: 'spring', amount: '1.00' }],
  ])('%s is taken as the contract has it, and with nothing else in it', (action, body) => {
    expect(isAccepted(action, body)).toBe(true)
    expect(isAccepted(action, { ...body, other: 1 })).toBe(false)
  })

  it.each<[string, object, boolean]>([
    ['an id of 64 letters', { txId: 'x'.repeat(64) }, true],
    ['an id of 65 letters', { txId: 'x'.repeat(65) }, false],
    ['an id of no letters', { txId: '' }, false],
    ['an id with NUL', { txId: 'a\0' }, false],
    ['an id with half a character', { txId: 'a\ud800' }, false],
    ['a token of 15 letters', { session: 's'.repeat(15) }, false],
    ['a token of 128 letters', { session: 's'.repeat(128) }, true],
    ['a token of 129 letters', { session: 's'.repeat(129) }, false],
    ['a stake of nothing', { amount: '0' }, true],
    ['a stake below nothing', { amount: '-0.0001' }, false],
    ['a stake that no account holds', { amount: '99999999999999.9999' }, true],
    ['a time of 40 signs', { at: 'x'.repeat(40) }, true],
    ['a time of 41 signs', { at: 'x'.repeat(41) }, false],
    ['a request that has no UUID', { requestId: 'once' }, false],
    ['a detail of 4,096 signs', { detail: { a: 'x'.repeat(4096 - '{"a":""}'.length) } }, true],
    ['a detail of 4,097 signs', { detail: { a: 'x'.repeat(4097 - '{"a":""}'.length) } }, false],
    ['a detail that cannot be written', { detail: { a: 1n } }, false],
  ])('with %s', (_, change, isFine) => expect(isAccepted('bet', { ...bet, ...change })).toBe(isFine))

  it('credits a thousand million at most, and amounts are units', () => {
    expect(isAccepted('win', { ...win, amount: '1000000000.00' })).toBe(true)
    expect(isAccepted('win', { ...win, amount: '1000000000.0001' })).toBe(false)
    expect(v.parse(messages.win, win)).toMatchObject({ amount: 10_000n, closed: false })
  })
})

describe('a fingerprint', () => {
  const content = { ...play, refTxId: 'a', campaign: 'c', amount: 5n, closed: true }
  const same = (change: object, kind = 'WIN') =>
    fingerprintOf(kind, { ...content, ...change }).equals(fingerprintOf('WIN', content))

  it('covers every field about money, and no other', () => {
    expect(same({ txId: 'other', session: 'other', requestId: 'other' })).toBe(true)
    expect(same({}, 'BET')).toBe(false)
    for (const name of ['player', 'currency', 'roundId', 'refTxId', 'gameCode', 'campaign'])
      expect(same({ [name]: 'other' }), name).toBe(false)
    expect(same({ amount: 6n })).toBe(false)
    expect(same({ closed: false })).toBe(false)
  })

  it('treats a round without the closed flag as open', () => {
    const open = fingerprintOf('WIN', { ...content, closed: false })
    expect(fingerprintOf('WIN', { ...content, closed: undefined }).equals(open)).toBe(true)
  })
})
