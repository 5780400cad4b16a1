import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, newPlayer, openGateway, type Player, type TestGateway, testConfig } from '../../test/gateway.ts'
import { callbackSecret, signatureOf } from '../callbacks/signature.ts'
import { lotteryGames, vendors } from '../db/schema/catalogue.ts'
import { lotteryRows } from '../seed/lotteries.ts'
import { vendorRows } from '../seed/vendors.ts'

const path = '/cb/gw/v1/draw'
const ownSecret = callbackSecret(testConfig.sandboxSecret, 'draws')

let gateway: TestGateway
let player: Player
beforeAll(async () => {
  gateway = await openGateway()
  await gateway.deps.db.insert(vendors).values(vendorRows(['TLB', 'BDT', 'INR']))
  await gateway.deps.db.insert(lotteryGames).values([...lotteryRows])
  player = await newPlayer(gateway.app)
})
afterAll(() => gateway.close())

type Wrong = { provider?: string; secret?: string; nonce?: string }

async function announce(body: Record<string, unknown>, wrong: Wrong = {}) {
  const raw = JSON.stringify(body)
  const [timestamp, nonce] = [String(Date.now()), wrong.nonce ?? randomUUID()]
  const signed = { timestamp, nonce, method: 'POST', path, body: Buffer.from(raw) }
  const response = await gateway.app.inject({
    method: 'POST',
    url: path,
    payload: raw,
    headers: {
      'content-type': 'application/json',
      'x-provider': wrong.provider ?? 'sbx.draws',
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': signatureOf(wrong.secret ?? ownSecret, signed),
    },
  })
  return { http: response.statusCode, ...(response.json() as { status?: string; dup?: boolean }) }
}

/** An issue of a lottery that was drawn `back` periods ago. */
function drawOf(gameCode: string, back = 0, numbers = ['1', '2', '3']) {
  const every = (lotteryRows.find(({ code }) => code === gameCode)?.drawEverySeconds ?? 60) * 1_000
  const issueNo = Math.floor(Date.now() / every) - 1 - back
  return { gameCode, issueNo: String(issueNo), openedAt: new Date((issueNo + 1) * every).toISOString(), numbers }
}

describe('the callback of draws', () => {
  it('keeps a draw once', async () => {
    const draw = drawOf('VN_NORTH', 0, ['12345', '67890'])
    expect(await announce(draw)).toEqual({ http: 200, status: 'OK', dup: false })
    expect(await announce(draw)).toEqual({ http: 200, status: 'OK', dup: true })
    expect(await announce({ ...draw, numbers: ['12345', '67891'] })).toMatchObject({ status: 'DUP_MISMATCH' })
    const { list } = (await call(gateway.app, 'vnNumbers', { gameCode: 'VN_NORTH' })).value
    expect(list).toEqual([draw])
  })

  it('keeps one of many that arrive at once', async () => {
    const draw = drawOf('VN_SOUTH', 3)
    const answers = await Promise.all(Array.from({ length: 8 }, () => announce(draw)))
    expect(answers.every(({ status }) => status === 'OK')).toBe(true)
    expect(answers.filter(({ dup }) => dup === false)).toHaveLength(1)
  })

  it.each([
    ['an unknown lottery', { gameCode: 'VN_NOWHERE' }, 'GAME_UNKNOWN'],
    ['a draw off the clock', { openedAt: '2026-01-01T00:00:01.000Z' }, 'BAD_REQUEST'],
    ['no numbers', { numbers: [] }, 'BAD_REQUEST'],
    ['letters', { numbers: ['a1'] }, 'BAD_REQUEST'],
    ['an amount', { amount: '1.00' }, 'BAD_REQUEST'],
  ])('refuses %s', async (_, wrong, status) => {
    expect(await announce({ ...drawOf('VN_NORTH', 5), ...wrong })).toEqual({ http: 200, status, dup: false })
  })

  it('refuses a draw that has no result yet', async () => {
    expect((await announce(drawOf('VN_NORTH_1', -2))).status).toBe('BAD_REQUEST')
  })

  it.each<[string, Wrong]>([
    ['a merchant', { provider: 'sbx.walogm', secret: callbackSecret(testConfig.sandboxSecret, 'walogm') }],
    ['a merchant in the vendor’s name', { secret: callbackSecret(testConfig.sandboxSecret, 'walogm') }],
    ['a stranger', { secret: 'guess' }],
  ])('does not believe %s', async (_, wrong) => {
    expect(await announce(drawOf('VN_NORTH', 9), wrong)).toEqual({ http: 401 })
  })

  it('does not take a nonce twice', async () => {
    const nonce = randomUUID()
    expect((await announce(drawOf('VN_NORTH', 6), { nonce })).http).toBe(200)
    expect((await announce(drawOf('VN_NORTH', 7), { nonce })).http).toBe(401)
  })

  it('gives its secret no other power', async () => {
    const raw = JSON.stringify({ player: 'x', currency: 'TLB' })
    const [timestamp, nonce] = [String(Date.now()), randomUUID()]
    const url = '/cb/gw/v1/balance'
    const signature = signatureOf(ownSecret, { timestamp, nonce, method: 'POST', path: url, body: Buffer.from(raw) })
    const headers = { 'x-provider': 'sbx.draws', 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': signature }
    const response = await gateway.app.inject({ method: 'POST', url, payload: raw, headers })
    expect(response.statusCode).toBe(401)
  })
})

describe('the Vietnamese menu', () => {
  it('lists lotteries by region, with the clock of their draws', async () => {
    const before = Date.now()
    const { list } = (await call(gateway.app, 'vnMenu', { device: 'WEB', language: 'EN' })).value
    const after = Date.now()
    expect(list.map(({ group }: { group: string }) => group)).toEqual(['North', 'Centre', 'South'])
    const games = list.flatMap((group: { games: object[] }) => group.games)
    expect(games.map(({ gameCode }: { gameCode: string }) => gameCode).sort()).toEqual(
      lotteryRows
        .filter(({ vendor }) => vendor === 'TCG_LOTTO_VN')
        .map(({ code }) => code)
        .sort(),
    )
    for (const { nextDrawAt, drawEverySec, closeBeforeSec } of games) {
      const next = Date.parse(nextDrawAt)
      expect(next).toBeGreaterThan(before)
      expect(next).toBeLessThanOrEqual(after + drawEverySec * 1_000)
      expect(next % (drawEverySec * 1_000)).toBe(0)
      expect(closeBeforeSec).toBeLessThan(drawEverySec)
    }
  })
  it('uses the requested language', async () => {
    const { list } = (
      await call(gateway.app, 'vnMenu', { language: 'HI' }, { headers: { 'x-merchant': '90jiliinf1' } })
    ).value
    expect(list[0].group).toBe('उत्तर')
    expect(list[0].games[0].gameName).toBe('उत्तरी मिनट')
  })
})

describe('opened numbers', () => {
  it('gives a hundred when the request names no number, newest first (checklist 70)', async () => {
    for (let back = 0; back < 104; back += 1) await announce(drawOf('VN_CENTRAL_5', back, [String(back)]))
    const { list } = (await call(gateway.app, 'vnNumbers')).value
    expect(list).toHaveLength(100)
    const times = list.map(({ openedAt }: { openedAt: string }) => openedAt)
    expect(times).toEqual([...times].sort().reverse())
    const ten = (await call(gateway.app, 'vnNumbers', { count: 10, gameCode: 'VN_CENTRAL_5' })).value.list
    expect(ten.map(({ numbers }: { numbers: string[] }) => numbers[0])).toEqual(
      Array.from({ length: 10 }, (_, back) => String(back)),
    )
  })
  it('shows draws of the Vietnamese vendor only to visitors, of every vendor to members', async () => {
    await announce(drawOf('SEA_MONSOON_5'))
    const codes = ({ list }: { list: { gameCode: string }[] }) => new Set(list.map(({ gameCode }) => gameCode))
    expect(codes((await call(gateway.app, 'vnNumbers')).value).has('SEA_MONSOON_5')).toBe(false)
    const { value } = await call(gateway.app, 'openedNumbers', {}, { token: player.token })
    expect(codes(value).has('SEA_MONSOON_5')).toBe(true)
    expect((await call(gateway.app, 'openedNumbers')).code).toBe('AUTH_REQUIRED')
  })

  it('returns the member’s stakes and payouts', async () => {
    const [open, won, other] = [drawOf('SEA_MONSOON_5', 1), drawOf('SEA_MONSOON_5', 2), drawOf('SEA_MONSOON_5', 3)]
    for (const draw of [open, won, other]) await announce(draw)
    const { memberId } = await idOf(player)
    await ticket(memberId, open, '2.00', '0.00', 'OPEN')
    await ticket(memberId, won, '1.50', '0.00', 'SETTLED')
    await ticket(memberId, won, '0.50', '96.00', 'SETTLED')
    await ticket(memberId, won, '9.00', '0.00', 'ROLLED_BACK')
    await ticket(randomUUID(), other, '7.00', '0.00', 'SETTLED')
    const { list } = (await call(gateway.app, 'openedNumbers', { gameCode: 'SEA_MONSOON_5' }, { token: player.token }))
      .value
    const mine = ({ issueNo }: { issueNo: string }) => {
      const { myStake, myPayout } = list.find((draw: { issueNo: string }) => draw.issueNo === issueNo)
      return [myStake, myPayout]
    }
    expect([mine(open), mine(won), mine(other)]).toEqual([
      ['2.00', null],
      ['2.00', '96.00'],
      [null, null],
    ])
  })
})

describe('recent lotteries', () => {
  it('are those with a ticket of mine, the last one first', async () => {
    const { memberId } = await idOf(player)
    await ticket(memberId, drawOf('VN_NORTH', 2), '1.00', '0.00', 'SETTLED', '2 hours')
    await ticket(memberId, drawOf('VN_SOUTH', 2), '1.00', '0.00', 'SETTLED', '1 hour')
    const { list } = (await call(gateway.app, 'vnRecent', { language: 'EN' }, { token: player.token })).value
    expect(list.map(({ gameCode }: { gameCode: string }) => gameCode)).toEqual(['VN_SOUTH', 'VN_NORTH'])
    expect(list[0]).toMatchObject({ gameName: 'Southern Draw', icon: '/art/lottery/VN_SOUTH.webp' })
    expect((await gateway.app.inject({ url: list[0].icon })).statusCode).toBe(200)
  })
})

const idOf = async ({ token }: Player) => {
  const { value } = await call(gateway.app, 'memberInfo', {}, { token })
  return { memberId: value.id as string }
}

/** A ticket as the wallet's callbacks leave it. */
async function ticket(
  memberId: string,
  { gameCode, issueNo }: { gameCode: string; issueNo: string },
  stake: string,
  payout: string,
  status: string,
  ago = '0 seconds',
) {
  const units = (amount: string) => String(Math.round(Number(amount) * 10_000))
  const id = randomUUID()
  await gateway.pool.query(
    `INSERT INTO bet (provider, tx_id, ref_no, merchant, member_id, round_id, game_session_id, game_id, game_code, vendor,
      game_category, currency, stake, stake_cash, stake_bonus, payout, status, placed_at)
     VALUES ('sbx.walogm', $1, $1, 'walogm', $2, $3, $4, $4, 'VN_NORTH', 'TCG_LOTTO_VN', 'LOTT', 'TLB', $5, $5, 0, $6, $7,
      now() - $8::interval)`,
    [id, memberId, `${gameCode}:${issueNo}:${id.slice(0, 8)}`, randomUUID(), units(stake), units(payout), status, ago],
  )
}
