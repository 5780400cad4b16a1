import { randomUUID } from 'node:crypto'
import { dayIn } from '@boardwalk/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, type TestGateway, testConfig } from '../../test/gateway.ts'
import { callback, ids, openArcade, sitDown } from '../../test/money/arcade.ts'
import { newHolder } from './testing.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openArcade()
})
afterAll(async () => await gateway.close())

type Item = Record<'id' | 'refNo' | 'roundId' | 'status' | 'stake' | 'payout' | 'winLoss' | 'validBet', string> & {
  settledAt: string | null
  detailUrl: string | null
}

/** A player at a table. */
async function newPunter() {
  const holder = await newHolder(gateway)
  const seat = await sitDown(gateway.app, holder.token)
  const bet = async (amount: string) => {
    const txId = randomUUID()
    await callback(gateway.app, 'bet', { ...seat, roundId: txId, txId, amount })
    return txId
  }
  const win = (bet: string, amount: string, closed = false) =>
    callback(gateway.app, 'win', { ...seat, roundId: bet, txId: randomUUID(), refTxId: bet, amount, closed })
  const close = (bet: string) => callback(gateway.app, 'round/close', { ...seat, roundId: bet, txId: randomUUID() })
  const undo = (refTxId: string, roundId = refTxId) =>
    callback(gateway.app, 'rollback', { ...seat, roundId, txId: randomUUID(), refTxId })
  const read = (input: Record<string, unknown> = {}) => call(gateway.app, 'bets', input, { token: holder.token })
  const detail = (refNo: unknown) => call(gateway.app, 'betDetail', { refNo }, { token: holder.token })
  return { ...holder, bet, win, close, undo, read, detail }
}
const short = ({ status, stake, validBet, payout, winLoss }: Item) =>
  `${status} ${stake} ${validBet} ${payout} ${winLoss}`

/** A settled bet of the past; the game is given by its category and vendor. */
async function betAt(memberId: string, placedAt: string, more: Partial<Record<'category' | 'vendor', string>> = {}) {
  const tx = randomUUID()
  const ref = `BT260310-${tx
    .slice(-10)
    .toUpperCase()
    .replace(/[ILOU]/g, 'A')}`
  await gateway.pool.query(
    `INSERT INTO bet (provider, tx_id, ref_no, merchant, member_id, round_id, game_session_id, game_id, game_code, vendor,
       game_category, currency, stake, stake_cash, stake_bonus, payout, valid_bet, status, placed_at, settled_at)
     VALUES ('sbx.walogm', $1, $2, 'walogm', $3, $1, $4, $4, 'up-1', $5, $6, 'TLB', 10000, 10000, 0, 0, 10000, 'SETTLED',
       $7, $7)`,
    [tx, ref, memberId, ids.up, more.vendor ?? 'UPV', more.category ?? 'RNG', placedAt],
  )
  return ref
}

describe('the betting record', () => {
  it('leads to the check of a settled round in the language of the reader', async () => {
    const { bet, close, token } = await newPunter()
    await close(await bet('10.00'))
    const linkIn = async (language: string) =>
      (await call(gateway.app, 'bets', {}, { token, headers: { 'x-language': language } })).value.list[0].detailUrl
    expect(await linkIn('TY')).toMatch(/\/verify\?language=fil$/)
    expect(await linkIn('EN')).toMatch(/\/verify\?language=en$/)
  })

  it('shows the result of each stake, newest first, and sums up the known ones', async () => {
    const { bet, win, close, undo, read } = await newPunter()
    const lost = await bet('10.00')
    await close(lost)
    const won = await bet('4.00')
    await win(won, '6.50', true)
    await bet('3.00')
    await undo(await bet('2.00'))
    const { value } = await read()
    expect((value.list as Item[]).map(short)).toEqual([
      'ROLLED_BACK 2.00 0.00 0.00 0.00',
      'OPEN 3.00 0.00 0.00 0.00',
      'SETTLED 4.00 4.00 6.50 2.50',
      'SETTLED 10.00 10.00 0.00 -10.00',
    ])
    expect(value).toMatchObject({ totalCount: 4, totalPages: 1, pageNo: 1, pageSize: 20 })
    expect(value.summary).toEqual({ bets: 4, stake: '17.00', validBet: '14.00', payout: '6.50', winLoss: '-7.50' })
    expect(value.list[3]).toMatchObject({
      ...{ roundId: lost, gameName: 'A game', gameCategory: 'RNG', vassalage: 'UPV' },
    })
    expect((value.list as Item[]).map(({ detailUrl }) => detailUrl)).toEqual([
      ...[
        null,
        null,
        `${testConfig.sandboxOrigin}/verify?language=en`,
        `${testConfig.sandboxOrigin}/verify?language=en`,
      ],
    ])
  })

  it('filters by state, kind of game and provider, and sums up the result', async () => {
    const { bet, close, read, owner } = await newPunter()
    await close(await bet('10.00'))
    await bet('3.00')
    const now = new Date().toISOString()
    await betAt(owner.memberId, now, { category: 'LIVE', vendor: 'DNV' })
    const count = async (input: Record<string, unknown>) => {
      const { list, totalCount, summary } = (await read(input)).value
      expect([list.length, summary.bets]).toEqual([totalCount, totalCount])
      return totalCount as number
    }
    expect(await count({})).toBe(3)
    expect(await count({ status: 'OPEN' })).toBe(1)
    expect(await count({ status: 'SETTLED' })).toBe(2)
    expect(await count({ gameCategory: 'LIVE' })).toBe(1)
    expect(await count({ gameCategory: 'LIVE', status: 'OPEN' })).toBe(0)
    expect(await count({ vassalage: 'UPV' })).toBe(2)
    expect(await count({ vassalage: 'NONE' })).toBe(0)
  })

  it('has days of the merchant by the time of the stake', async () => {
    const { owner, read } = await newPunter()
    const times = ['2026-03-09T15:59:59.999Z', '2026-03-09T16:00:00.000Z', '2026-03-10T15:59:59.999Z']
    for (const time of times) await betAt(owner.memberId, time)
    const found = async (startDate: string, endDate = startDate) =>
      (await read({ startDate, endDate })).value.totalCount
    expect(await found('2026-03-09')).toBe(1)
    expect(await found('2026-03-10')).toBe(2)
    expect(await found('2026-03-01', '2026-03-31')).toBe(3)
    expect(await read({ startDate: '2025-03-01', endDate: '2026-03-02' })).toMatchObject({ code: 'VALIDATION_FAILED' })
  })

  it('finds the same bets by number and by cursor, also those of one instant', async () => {
    const { owner, read } = await newPunter()
    const days = { startDate: '2026-05-01', endDate: '2026-05-31' }
    for (const second of [1, 2, 2, 2, 3, 3, 4]) await betAt(owner.memberId, `2026-05-10T03:00:0${second}.123Z`)
    await gateway.pool.query(
      `UPDATE bet SET placed_at = placed_at + interval '7 microseconds' WHERE member_id = $1 AND placed_at < '2026-05-10T03:00:02Z'`,
      [owner.memberId],
    )
    const byNumber: string[] = []
    for (let pageNo = 1; pageNo <= 4; pageNo++)
      byNumber.push(...(await read({ ...days, pageSize: 2, pageNo })).value.list.map(({ id }: Item) => id))
    const byCursor: string[] = []
    for (;;) {
      const before = byCursor.at(-1)
      const { list, summary } = (await read({ ...days, pageSize: 2, ...(before && { before }) })).value
      expect(summary === null).toBe(before !== undefined)
      byCursor.push(...list.map(({ id }: Item) => id))
      if (list.length < 2) break
    }
    expect(new Set(byNumber).size).toBe(7)
    expect(byCursor).toEqual(byNumber)
  })

  it.each([[{ status: 'CANCELLED' }], [{ gameCategory: 'SLOTS' }], [{ before: 'x' }], [{ vassalage: "X' OR 1=1" }]])(
    'refuses %o',
    async (input) => {
      const { read } = await newPunter()
      expect(await read(input)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' })
    },
  )
})

describe('one bet', () => {
  it('has all that it moved, oldest first, with the way that the money went', async () => {
    const { bet, win, undo, read, detail } = await newPunter()
    const stake = await bet('10.00')
    await win(stake, '4.00')
    await bet('1.00')
    await win(stake, '2.50', true)
    const { list } = (await read({ status: 'SETTLED' })).value
    const moved = async () => {
      const { value } = await detail(list[0].refNo)
      return value.events.map(({ kind, direction, amount }: Record<string, string>) => `${kind} ${direction} ${amount}`)
    }
    expect(await moved()).toEqual(['BET OUT 10.00', 'WIN IN 4.00', 'WIN IN 2.50'])
    expect((await detail(list[0].refNo)).value).toMatchObject(list[0])
    const { rows } = await gateway.pool.query(
      `SELECT tx_id FROM game_tx WHERE ref_tx_id = $1 AND kind = 'WIN' AND amount = 25000`,
      [stake],
    )
    await undo(rows[0].tx_id, stake)
    expect(await moved()).toEqual(['BET OUT 10.00', 'WIN IN 4.00', 'WIN IN 2.50', 'ROLLBACK OUT 2.50'])
  })

  it('is found without a journal too, as a stake of nothing has none', async () => {
    const { bet, read, detail } = await newPunter()
    await bet('0.00')
    const [free] = (await read()).value.list
    expect((await detail(free.refNo)).value).toMatchObject({ refNo: free.refNo, stake: '0.00', events: [] })
  })

  it('is the player’s own or does not exist', async () => {
    const [mine, other] = [await newPunter(), await newPunter()]
    await other.bet('10.00')
    const theirs = (await other.read()).value.list[0]
    expect(await mine.detail(theirs.refNo)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    for (const day of ['261121', '000034', '260230'])
      expect(await mine.detail(`BT${day}-0000000000`)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await mine.detail('x')).toMatchObject({ code: 'VALIDATION_FAILED' })
    expect((await mine.read()).value.list).toEqual([])
    expect((await mine.read({ before: theirs.id })).value.list).toEqual([])
    for (const field of ['memberId', 'account', 'currency'])
      expect(await mine.read({ [field]: other.owner.memberId })).toMatchObject({ code: 'VALIDATION_FAILED' })
  })

  it('is for real accounts that are signed in', async () => {
    for (const name of ['bets', 'profit'] as const) expect((await call(gateway.app, name)).code).toBe('AUTH_REQUIRED')
    const { owner, read, detail } = await newPunter()
    await gateway.pool.query('UPDATE member SET type = 4 WHERE id = $1', [owner.memberId])
    expect((await read()).code).toBe('TRIAL_FORBIDDEN')
    expect((await detail('BT261121-0000000000')).code).toBe('TRIAL_FORBIDDEN')
  })
})

it('today is the merchant’s where no day is named', async () => {
  const { owner, read } = await newPunter()
  const ago = new Date(Date.now() - 40 * 86_400_000).toISOString()
  await betAt(owner.memberId, ago)
  expect((await read()).value.totalCount).toBe(0)
  expect((await read({ startDate: dayIn('Asia/Manila', Date.parse(ago)) })).value.totalCount).toBe(1)
})
