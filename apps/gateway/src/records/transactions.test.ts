import { randomUUID } from 'node:crypto'
import { dayIn } from '@boardwalk/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, type TestGateway } from '../../test/gateway.ts'
import { callback, openArcade, sitDown } from '../../test/money/arcade.ts'
import { brokenOnes, checkInvariants } from '../ledger/invariants.ts'
import { openVendorWallet, transfer } from '../wallet/vendor-wallet.ts'
import { type Item, newHolder } from './testing.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openArcade()
})
afterAll(async () => {
  const broken = brokenOnes(await checkInvariants(gateway.pool)).filter(({ id }) => id !== 'L8' && id !== 'L8T')
  await gateway.close()
  expect(broken).toEqual([])
})

const short = ({ kind, reason, direction, amount, wallet, balanceBefore, balanceAfter }: Item) =>
  `${kind} ${reason} ${wallet} ${balanceBefore} ${direction} ${amount} ${balanceAfter}`

describe('fields of a row', () => {
  it('is the welcome credit of a new player', async () => {
    const { read } = await newHolder(gateway)
    const { value } = await read()
    expect(value).toMatchObject({ pageNo: 1, pageSize: 20, totalCount: 1, totalPages: 1 })
    expect(value.summary).toEqual({ in: '1000.00', out: '0.00', net: '1000.00' })
    expect(value.list.map(short)).toEqual(['ADJ WELCOME MAIN 0.00 IN 1000.00 1000.00'])
    expect(value.list[0]).toMatchObject({ status: 'DONE', relatedNo: null, remark: '' })
  })

  it('names game and bet of a stake, a win and of a reversal, newest first', async () => {
    const { read, token } = await newHolder(gateway)
    const seat = await sitDown(gateway.app, token)
    const [bet, win] = [randomUUID(), randomUUID()]
    const of = (more: Record<string, unknown>) => ({ ...seat, roundId: bet, ...more })
    await callback(gateway.app, 'bet', of({ txId: bet, amount: '10.00' }))
    await callback(gateway.app, 'win', of({ txId: win, refTxId: bet, amount: '25.50' }))
    await callback(gateway.app, 'rollback', of({ txId: randomUUID(), refTxId: win }))
    await callback(gateway.app, 'rollback', of({ txId: randomUUID(), refTxId: bet }))
    const { list } = (await read()).value as { list: Item[] }
    expect(list.map(short)).toEqual([
      'RBB CANCELLED MAIN 990.00 IN 10.00 1000.00',
      'RBW CANCELLED MAIN 1015.50 OUT 25.50 990.00',
      'WIN RESULT MAIN 990.00 IN 25.50 1015.50',
      'BET STAKE MAIN 1000.00 OUT 10.00 990.00',
      'ADJ WELCOME MAIN 0.00 IN 1000.00 1000.00',
    ])
    const [, , , stake] = list
    expect(list.slice(0, 4).map(({ remark, relatedNo }) => [remark, relatedNo])).toEqual(
      Array.from({ length: 4 }, () => ['A game', stake?.refNo]),
    )
  })

  it('gives the reason for a transfer between wallets, and shows both', async () => {
    const { owner, walk } = await newHolder(gateway)
    await gateway.deps.db.transaction(async (tx) => {
      await openVendorWallet(tx, owner, 'UPV')
      const move = { ...owner, vendor: 'UPV', amount: 400_000n, actor: 'player' }
      await transfer(tx, { ...move, direction: 'IN', reason: 'LAUNCH' })
      await transfer(tx, { ...move, direction: 'OUT', reason: 'LEFT' })
    })
    const list = await walk({ kind: 'WALLET' })
    expect(list.map(short).sort()).toEqual([
      'VTI LAUNCH MAIN 1000.00 OUT 40.00 960.00',
      'VTI LAUNCH UPV 0.00 IN 40.00 40.00',
      'VTO LEFT MAIN 960.00 IN 40.00 1000.00',
      'VTO LEFT UPV 40.00 OUT 40.00 0.00',
    ])
  })

  it('distinguishes a repaid debt from the credit that repaid it', async () => {
    const { book, walk, read } = await newHolder(gateway)
    const fund = { cash: 10_000_000n, bonus: 0n, vendor: 'UPV', purse: 'CASH' } as const
    await book('BET', fund)
    await book('RBW', { ...fund, cash: 30_000n })
    await book('PRM', { amount: 50_000n, vendor: 'UPV' })
    const list = await walk({})
    expect(list.slice(0, 4).map(short)).toEqual([
      'DBT DEBT DEBT -3.00 IN 3.00 0.00',
      'DBT DEBT MAIN 5.00 OUT 3.00 2.00',
      'PRM CAMPAIGN MAIN 0.00 IN 5.00 5.00',
      'RBW CANCELLED DEBT 0.00 OUT 3.00 -3.00',
    ])
    expect((await read({ kind: 'REWARD' })).value.summary).toEqual({ in: '5.00', out: '0.00', net: '5.00' })
    expect((await read({ kind: 'CORRECTION', wallet: 'MAIN', direction: 'OUT' })).value.summary.out).toBe('3.00')
  })
})

describe('owner of the record', () => {
  it('never shows a row of another player, for any request', async () => {
    const [mine, other] = [await newHolder(gateway), await newHolder(gateway)]
    const theirs = (await other.walk({}))[0]
    const [own] = await mine.walk({})
    expect(own?.id).not.toBe(theirs?.id)
    const after = (await mine.read({ before: theirs?.id })).value
    expect(after.list.map(({ id }: Item) => id).filter((id: string) => id !== own?.id)).toEqual([])
    for (const field of ['memberId', 'account', 'playerId', 'currency'])
      expect(await mine.read({ [field]: other.owner.memberId })).toMatchObject({
        status: 400,
        code: 'VALIDATION_FAILED',
      })
    for (const wallet of [other.owner.memberId, 'H:ADJ', 'UPV', 'CASH'])
      expect((await mine.read({ wallet })).value?.list ?? []).toEqual([])
  })

  it('is for real accounts that are signed in', async () => {
    expect((await call(gateway.app, 'transactions')).code).toBe('AUTH_REQUIRED')
    const holder = await newHolder(gateway)
    await gateway.pool.query('UPDATE member SET type = 4 WHERE id = $1', [holder.owner.memberId])
    expect((await holder.read()).code).toBe('TRIAL_FORBIDDEN')
  })
})

describe('days', () => {
  it('count an entry by its own time, when its id was made minutes before or after', async () => {
    const { creditAt, read } = await newHolder(gateway)
    const credits = [
      ['2026-03-09T15:59:00.000Z', 10_000n, '2026-03-09T16:08:00.000Z'],
      ['2026-03-09T16:01:00.000Z', 20_000n, '2026-03-09T15:52:00.000Z'],
      ['2026-03-10T04:00:00.000Z', 40_000n, '2026-03-10T04:00:00.000Z'],
      ['2026-03-10T15:59:00.000Z', 80_000n, '2026-03-10T16:08:00.000Z'],
      ['2026-03-10T16:01:00.000Z', 160_000n, '2026-03-10T15:52:00.000Z'],
    ] as const
    for (const [time, units, madeAt] of credits) await creditAt(time, units, madeAt)
    const day = { startDate: '2026-03-10', endDate: '2026-03-10' }
    const totals = async (more = {}) => {
      const { totalCount, summary } = (await read({ ...day, ...more })).value
      return [totalCount, summary.in, summary.out]
    }
    expect(await totals()).toEqual([3, '14.00', '0.00'])
    expect(await totals({ kind: 'CORRECTION' })).toEqual([3, '14.00', '0.00'])
    expect(await totals({ direction: 'OUT' })).toEqual([0, '0.00', '0.00'])
    expect(await totals({ startDate: '2026-03-09' })).toEqual([4, '15.00', '0.00'])
  })

  it('are the merchant’s: midnight in Manila is 16:00 in UTC', async () => {
    const holder = await newHolder(gateway)
    const times = [
      '2026-03-09T15:59:59.999Z',
      '2026-03-09T16:00:00.000Z',
      '2026-03-10T15:59:59.999Z',
      '2026-03-10T16:00:00.000Z',
    ]
    for (const time of times) await holder.creditAt(time, 10_000n)
    const found = async (startDate: string, endDate = startDate) =>
      (await holder.walk({ startDate, endDate })).map(({ time }) => time)
    expect(await found('2026-03-09')).toEqual([times[0]])
    expect(await found('2026-03-10')).toEqual([times[2], times[1]])
    expect(await found('2026-03-09', '2026-03-11')).toEqual(times.toReversed())
    expect(await found('2026-03-12')).toEqual([])
  })

  it('are today where none is named, and until today where no end is', async () => {
    const holder = await newHolder(gateway)
    const ago = new Date(Date.now() - 40 * 86_400_000).toISOString()
    await holder.creditAt(ago, 10_000n)
    expect((await holder.read()).value.totalCount).toBe(1)
    const startDate = dayIn('Asia/Manila', Date.parse(ago))
    expect((await holder.read({ startDate })).value.totalCount).toBe(2)
    expect((await holder.read({ endDate: startDate })).value.totalCount).toBe(1)
  })

  it.each([
    ['no calendar day', { startDate: '2026-02-30' }],
    ['no day at all', { startDate: 'yesterday' }],
    ['the year 0', { startDate: '0000-01-01', endDate: '0000-01-02' }],
    ['before 2000', { startDate: '1999-12-31', endDate: '2000-01-01' }],
    ['backwards', { startDate: '2026-03-02', endDate: '2026-03-01' }],
    ['a day more than twelve months', { startDate: '2025-03-01', endDate: '2026-03-02' }],
    ['more than twelve months until today', { startDate: '2020-01-01' }],
    ['from a day to come', { startDate: '2100-01-01' }],
    ['a time', { startDate: '2026-03-01T00:00:00.000Z' }],
  ])('refuses %s', async (_, days) => {
    const { read } = await newHolder(gateway)
    expect(await read(days)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' })
  })

  it('may be twelve months, a leap day included', async () => {
    const { read } = await newHolder(gateway)
    expect((await read({ startDate: '2027-03-01', endDate: '2028-02-29' })).status).toBe(200)
    expect((await read({ startDate: '9999-12-31', endDate: '9999-12-31' })).status).toBe(200)
  })
})

describe('paging', () => {
  it('finds the same rows by number and by cursor', async () => {
    const holder = await newHolder(gateway)
    for (let day = 10; day < 17; day++) await holder.creditAt(`2026-05-${day}T03:00:00.000Z`, BigInt(day))
    const dates = { startDate: '2026-05-01', endDate: '2026-05-31' }
    const byNumber: Item[] = []
    for (let pageNo = 1; pageNo <= 4; pageNo++) {
      const { value } = await holder.read({ ...dates, pageSize: 2, pageNo })
      expect(value).toMatchObject({ totalCount: 7, totalPages: 4, summary: { in: '0.0091' } })
      byNumber.push(...value.list)
    }
    expect(byNumber.map(({ amount }) => amount)).toEqual([
      '0.0016',
      '0.0015',
      '0.0014',
      '0.0013',
      '0.0012',
      '0.0011',
      '0.001',
    ])
    expect(await holder.walk(dates, 2)).toEqual(byNumber)
    expect((await holder.read({ ...dates, before: byNumber[1]?.id })).value).toMatchObject({
      totalCount: null,
      summary: null,
    })
    expect((await holder.read({ ...dates, pageSize: 2, pageNo: 5 })).value.list).toEqual([])
  })

  it('neither repeats nor skips by cursor while new rows arrive', async () => {
    const holder = await newHolder(gateway)
    for (let n = 0; n < 4; n++) await holder.book('ADJ', { amount: 10_000n })
    const first = (await holder.read({ pageSize: 2 })).value.list as Item[]
    for (let n = 0; n < 3; n++) await holder.book('ADJ', { amount: 20_000n })
    const rest = (await holder.read({ pageSize: 10, before: first[1]?.id })).value.list as Item[]
    expect([...first, ...rest].map(({ balanceAfter }) => balanceAfter)).toEqual([
      ...['1004.00', '1003.00', '1002.00', '1001.00', '1000.00'],
    ])
  })

  it.each([
    [{ pageNo: 0 }],
    [{ pageNo: 501 }],
    [{ pageSize: 1001 }],
    [{ pageNo: '2x' }],
    [{ before: 'x' }],
    [{ before: `${randomUUID()}.99999` }],
    [{ kind: 'BETS' }],
    [{ wallet: "MAIN' OR 1=1" }],
  ])('refuses %o', async (input) => {
    const { read } = await newHolder(gateway)
    expect(await read(input)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' })
  })
})
