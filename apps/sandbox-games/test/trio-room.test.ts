import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { HandState } from '../src/games/trio/hand.ts'
import { trio } from '../src/games/trio/server.ts'
import type { TrioView } from '../src/games/trio/view.ts'
import { toUnits } from '../src/kernel/amounts.ts'
import { verify } from '../src/kernel/verify.ts'
import { roomSnapshot } from '../src/server/rooms/snapshot.ts'
import { createServed } from '../src/server/served.ts'
import { openStore, type Store } from '../src/server/store/store.ts'
import { answer, scriptedWallet, sitDown, start as startWith } from './faulty.ts'
import { pass, useFakeTime } from './kernel/time.ts'

let store: Store
type Open = Awaited<ReturnType<typeof startWith>>
const start = (scripted = scriptedWallet({ engine: 'trio' })) =>
  startWith({ store, wallet: scripted.wallet, games: { trio } })
const look = async ({ rooms, session, parts }: Open) => {
  const lost = rooms.lostSeat(session)
  const seen = await roomSnapshot(rooms.roomOf(session), session, parts.money, Date.now(), lost)
  return { ...seen, view: seen.view as TrioView | null }
}

async function until(open: Open, isIt: (seen: Awaited<ReturnType<typeof look>>) => boolean) {
  for (let tries = 2_000; tries > 0; tries -= 1) {
    const seen = await look(open)
    if (isIt(seen)) return seen
    await pass(300)
  }
  throw new Error('it never came')
}
const myTurn = (open: Open) =>
  until(open, ({ turn, yourSeat, shares }) => !shares && turn !== null && turn === yourSeat)
const sum = (amounts: (string | null)[]) => amounts.reduce((all, one) => all + toUnits(one ?? '0.00'), 0n)

beforeEach(() => {
  useFakeTime()
  store = openStore(':memory:')
})
afterEach(() => vi.useRealTimers())

it('takes a seat’s stakes and pays its share, hand by hand, and every stake can be checked', async () => {
  const open = await start()
  open.rooms.join(open.session, '1.00', 'mine')
  for (let hands = 0; hands < 4; hands += 1) {
    let seen = await until(open, ({ shares, hand }) => hand !== null && shares === null)
    const { hand } = seen
    for (; seen.shares === null; seen = await look(open)) {
      if (seen.turn === seen.yourSeat)
        await open.rooms.move(open.session, hands % 2 && seen.view?.raise ? 'raise' : 'call')
      else await pass(300)
    }
    await pass(100)
    const row = store.hand(hand ?? '')
    const wagers = store.wagersOfHand(hand ?? '')
    const seat = seen.yourSeat ?? 0
    const state = JSON.parse(row?.state ?? '') as HandState
    expect(sum(wagers.map(({ cost }) => cost))).toBe(10_000n * BigInt(state.put[seat] ?? 0))
    expect(sum(wagers.map(({ payout }) => payout))).toBe(toUnits(seen.shares[seat] ?? ''))
    for (const wager of wagers) {
      const record = await open.recordOf(wager)
      expect(record && (await verify(trio, record)).checks.every(({ ok }) => ok)).toBe(true)
    }
    await pass(trio.pauseMs)
  }
})

it('reports why a seat was lost: the wallet refused the stake, or two turns passed without an answer', async () => {
  const scripted = scriptedWallet({ engine: 'trio' })
  scripted.replies.bet = [() => answer({ status: 'INSUFFICIENT_FUNDS' })]
  const open = await start(scripted)
  open.rooms.join(open.session, '1.00', 'mine')
  expect((await until(open, ({ room }) => room === '')).lostSeat).toBe('INSUFFICIENT_FUNDS')
  open.rooms.join(open.session, '1.00', 'mine')
  expect(await look(open)).toMatchObject({ lostSeat: null })
  expect((await until(open, ({ room }) => room === '')).lostSeat).toBe('IDLE')
})

it('lets a player call whose raise the wallet refused', async () => {
  const scripted = scriptedWallet({ engine: 'trio' })
  const open = await start(scripted)
  open.rooms.join(open.session, '1.00', 'mine')
  let seen = await myTurn(open)
  // A turn in which a call costs something and a raise is allowed.
  for (; !seen.view?.toCall || !seen.view.raise; seen = await myTurn(open))
    await open.rooms.move(open.session, seen.view?.toCall ? 'fold' : 'call')
  const toCall = seen.view.toCall
  scripted.replies.bet = [() => answer({ status: 'INSUFFICIENT_FUNDS' })]
  await expect(open.rooms.move(open.session, 'raise')).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
  await open.rooms.move(open.session, 'call')
  const stakes = store.wagersOfHand(seen.hand ?? '').filter(({ bet }) => bet !== '{"move":null}')
  expect(stakes.filter(({ state }) => state === 'REFUSED')).toHaveLength(1)
  // The call may be the last move of the hand, and settled by now.
  const [call, ...others] = stakes.filter(({ state }) => state === 'RUNNING' || state === 'SETTLED')
  expect(others).toEqual([])
  expect(toUnits(call?.cost ?? '')).toBe(10_000n * BigInt(toCall))
})

it('folds for a player who leaves, even where staying were free, and takes nothing more', async () => {
  const open = await start()
  open.rooms.join(open.session, '1.00', 'mine')
  let seen = await myTurn(open)
  for (; seen.view?.toCall !== 0; seen = await myTurn(open)) await open.rooms.move(open.session, 'fold')
  const { hand, yourSeat } = seen
  const before = store.wagersOfHand(hand ?? '').length
  open.rooms.leave(open.session)
  // One time-out for the turn that was open; it is treated as leaving.
  await pass(trio.turnMs + 2_000)
  const state = JSON.parse(store.hand(hand ?? '')?.state ?? '') as HandState
  expect(state.folded[yourSeat ?? 0]).toBe(true)
  expect(store.wagersOfHand(hand ?? '')).toHaveLength(before)
  await pass(30_000)
  expect(open.rooms.roomOf(open.session)).toBeUndefined()
})

it('shows a returning player the current hand, with the time that is left', async () => {
  const open = await start()
  open.rooms.join(open.session, '1.00', 'mine')
  const first = await myTurn(open)
  await pass(4_000)
  open.rooms.join(open.session, '1.00', 'mine')
  const again = await look(open)
  expect([again.hand, again.turn, again.view]).toEqual([first.hand, first.turn, first.view])
  expect((again.turnEndsAt ?? 0) - again.serverNow).toBeLessThan(trio.turnMs - 3_900)
})

describe('a page that is reloaded in the middle of a hand', () => {
  const away = (): boolean => false
  const reopened = async (open: Open, scripted: ReturnType<typeof scriptedWallet>) => {
    const { session } = await sitDown(open, scripted.wallet)
    return { ...open, session }
  }

  it('continues in its seat: same cards, same turn; the share comes once and every stake can be checked', async () => {
    const scripted = scriptedWallet({ engine: 'trio' })
    const open = await start(scripted)
    open.rooms.join(open.session, '1.00', 'mine')
    let first = await myTurn(open)
    for (; !first.view?.toCall; first = await myTurn(open)) await open.rooms.move(open.session, 'call')
    const again = await reopened(open, scripted)
    await again.rooms.takeOver(again.session, away)
    expect(open.rooms.roomOf(open.session)).toBeUndefined()
    let seen = await look(again)
    expect([seen.hand, seen.turn, seen.yourSeat, seen.view]).toEqual([
      first.hand,
      first.turn,
      first.yourSeat,
      first.view,
    ])
    expect(seen.clientSeed).toBe('mine')
    again.rooms.join(again.session, '1.00', 'new')
    for (; seen.shares === null; seen = await look(again)) {
      if (seen.turn === seen.yourSeat) await again.rooms.move(again.session, 'call')
      else await pass(300)
    }
    await pass(100)
    const wagers = store.wagersOfHand(first.hand ?? '')
    expect(new Set(wagers.map(({ sessionId }) => sessionId))).toEqual(new Set([open.session.id, again.session.id]))
    expect(wagers.every(({ state }) => state === 'SETTLED')).toBe(true)
    expect(sum(wagers.map(({ payout }) => payout))).toBe(toUnits(seen.shares[seen.yourSeat ?? 0] ?? ''))
    for (const wager of wagers) {
      const record = await open.recordOf(wager)
      expect(record && (await verify(trio, record)).checks.every(({ ok }) => ok)).toBe(true)
    }
    await until(again, ({ hand, shares }) => hand !== first.hand && shares === null && hand !== null)
    expect(store.hand((await look(again)).hand ?? '')?.clientSeed).toBe('new')
  })

  it('continues in its seat in a demo too, and shows the balance with the share', async () => {
    const scripted = scriptedWallet({ engine: 'trio', demo: true, session: undefined })
    const open = await start(scripted)
    open.rooms.join(open.session, '1.00', 'mine')
    const first = await myTurn(open)
    const again = await reopened(open, scripted)
    await again.rooms.takeOver(again.session, away)
    expect((await look(again)).yourSeat).toBe(first.yourSeat)
    await again.rooms.move(again.session, 'call')
    const seen = await until(again, ({ hand, shares, turn, yourSeat }) => {
      if (turn !== null && turn === yourSeat) void again.rooms.move(again.session, 'call')
      return hand === first.hand && shares !== null
    })
    const staked = sum(store.wagersOfHand(first.hand ?? '').map(({ cost }) => cost))
    const after = toUnits('1000.00') - staked + toUnits(seen.shares?.[seen.yourSeat ?? 0] ?? '')
    expect(store.purseUnits(again.session.id)).toBe(after)
    await until(again, ({ balance }) => toUnits(balance ?? '0') === after)
  })

  it('keeps every stake of a hand that was taken over when the server restarts', async () => {
    const scripted = scriptedWallet({ engine: 'trio' })
    const open = await start(scripted)
    open.rooms.join(open.session, '1.00', 'mine')
    const first = await myTurn(open)
    const again = await reopened(open, scripted)
    await again.rooms.takeOver(again.session, away)
    await again.rooms.move(again.session, first.view?.raise ? 'raise' : 'call')
    const before = store.wagersOfHand(first.hand ?? '').map(({ id, state }) => [id, state])
    open.stop()
    const { session } = again
    const next = { ...open, ...createServed({ store, wallet: scripted.wallet, games: { trio } }), session }
    await next.resume()
    expect((await look(next)).yourSeat).toBe(first.yourSeat)
    const after = new Map(store.wagersOfHand(first.hand ?? '').map(({ id, state }) => [id, state]))
    for (const [id, state] of before)
      if (state === 'RUNNING') expect(['RUNNING', 'SETTLED']).toContain(after.get(id ?? ''))
    next.stop()
  })

  it.each([
    ['while the other page is still open', {}, (): boolean => true],
    ['of another player', { player: 'p2' }, away],
    ['in another currency', { currency: 'BDT' }, away],
    ['with free-play money', { demo: true }, away],
  ])('leaves the seat alone %s', async (_, who, isThere) => {
    const scripted = scriptedWallet({ engine: 'trio' })
    const open = await start(scripted)
    open.rooms.join(open.session, '1.00', 'mine')
    await myTurn(open)
    scripted.replies.authenticate = [
      () => answer({ player: 'p1', session: 's2', currency: 'TLB', engine: 'trio', ...who }),
    ]
    const again = await reopened(open, scripted)
    await again.rooms.takeOver(again.session, isThere)
    expect(again.rooms.roomOf(again.session)).toBeUndefined()
    expect(open.rooms.roomOf(open.session)).toBeDefined()
  })
})
