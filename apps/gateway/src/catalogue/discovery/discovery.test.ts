import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, newPlayer, openGateway, type Player, type TestGateway } from '../../../test/gateway.ts'
import { type GameRow, games, vendors } from '../../db/schema/catalogue.ts'
import { parseMoney } from '../../ledger/money.ts'
import { bulkInsert } from '../../seed/bulk-insert.ts'
import { settleRound } from '../../seed/demo-round.ts'
import { stakesFrom } from '../../seed/engines.ts'
import { gameRows } from '../../seed/games.ts'
import { vendorRows } from '../../seed/vendors.ts'

type Found = { nodeId: string; gameName: string; vassalage: string; gameCode: string; gameType: string; fav?: boolean }
type Shelf = { row: string; because?: Found; games: Found[] }

let gateway: TestGateway
let slots: GameRow[]
let rounds = 0

beforeAll(async () => {
  gateway = await openGateway()
  const rows = gameRows(600)
  await gateway.deps.db.transaction(async (tx) => {
    await bulkInsert(tx, vendors, vendorRows(['TLB', 'BDT', 'INR']))
    await bulkInsert(tx, games, rows)
  })
  slots = rows.filter(({ gameType }) => gameType === 'RNG') as GameRow[]
})
afterAll(() => gateway.close())

const idOf = async ({ username }: Player): Promise<string> => {
  const { rows } = await gateway.pool.query<{ id: string }>('select id from member where username = $1', [username])
  return rows[0]?.id ?? ''
}

/** Plays one settled round through the ledger and notes the opening, as launch and callbacks would. */
async function play(player: Player, game: GameRow | undefined, stake = 10_000n, payout = 0n, minutesAgo = 0) {
  const merchant = gateway.deps.merchants.byCode('walogm')
  if (!game || !merchant) throw new Error('There is no game to play.')
  const memberId = await idOf(player)
  const at = new Date(Date.now() - minutesAgo * 60_000)
  rounds += 1
  await gateway.deps.db.transaction((tx) =>
    settleRound(tx, { name: `round-${rounds}`, merchant, memberId, game, stake, payout, at }),
  )
  await gateway.pool.query(
    `insert into recent_game (member_id, game_id, vendor, played_at) values ($1, $2, $3, $4)
     on conflict (member_id, game_id) do update set played_at = excluded.played_at`,
    [memberId, game.id, game.vendor, at],
  )
}

const shelves = async (input: Record<string, unknown>, token?: string): Promise<Shelf[]> => {
  const answer = await call(gateway.app, 'gameRows', input, { token })
  expect(answer).toMatchObject({ status: 200, code: 'OK' })
  return answer.value
}

describe('rows of games', () => {
  it('are the new games of the category for a visitor', async () => {
    const [only, ...others] = await shelves({ gameType: 'RNG' })
    expect(others).toEqual([])
    expect(only?.row).toBe('new')
    const fresh = slots.filter(({ isNew }) => isNew).slice(0, 12)
    expect(only?.games.map(({ nodeId }) => nodeId)).toEqual(fresh.map(({ id }) => id))
    expect(await shelves({ gameType: 'FISH' })).toEqual([])
  })

  it('are the last played and marked games for a player, and other games of the same players', async () => {
    const [me, ...others] = await Promise.all(Array.from({ length: 4 }, () => newPlayer(gateway.app)))
    if (!me) throw new Error('There is no player.')
    const [reason, a, b, c, once] = slots.slice(10)
    for (const [at, other] of others.entries()) {
      for (const game of [reason, a, b, c]) await play(other, game, 10_000n, 0n, 30 + at)
      if (at === 0) await play(other, once)
    }
    await play(others[0] as Player, a)
    await play(me, slots[20], 10_000n, 0n, 60)
    await play(me, reason)
    const { id: nodeId, vendor, gameType } = slots[30] as GameRow
    await call(gateway.app, 'toggleFavourite', { nodeId, vendor, gameType, on: true }, { token: me.token })
    const mine = await shelves({ gameType: 'RNG' }, me.token)
    expect(mine.map(({ row }) => row)).toEqual(['continue', 'favourites', 'because', 'new'])
    const [last, marked, because] = mine
    expect(last?.games.map(({ nodeId: id }) => id)).toEqual([reason?.id, slots[20]?.id])
    expect(marked?.games).toMatchObject([{ nodeId, fav: true }])
    expect(because?.because?.nodeId).toBe(reason?.id)
    expect(new Set(because?.games.map(({ nodeId: id }) => id))).toEqual(new Set([a?.id, b?.id, c?.id]))
  })

  it('are empty for a player who is excluded or takes a break', async () => {
    const player = await newPlayer(gateway.app)
    await play(player, slots[10])
    const rowsOf = async () => (await shelves({}, player.token)).map(({ row }) => row)
    expect(await rowsOf()).toContain('because')
    await gateway.pool.query(
      `insert into play_exclusion (member_id, kind, until, set_by) values ($1, 'TIMEOUT', now() + interval '1 day', 'test')`,
      [await idOf(player)],
    )
    expect(await rowsOf()).toEqual(['continue', 'new'])
  })

  it('count real rounds only: an opening without a stake is not play', async () => {
    const [me, ...others] = await Promise.all(Array.from({ length: 4 }, () => newPlayer(gateway.app)))
    const [reason, ...opened] = slots.slice(50, 55)
    for (const other of others) {
      await play(other, reason)
      for (const game of opened)
        await gateway.pool.query('insert into recent_game (member_id, game_id, vendor) values ($1, $2, $3)', [
          await idOf(other),
          game.id,
          game.vendor,
        ])
    }
    await play(me as Player, reason)
    expect((await shelves({}, me?.token)).map(({ row }) => row)).not.toContain('because')
  })
})

describe('the sheet of a game', () => {
  const sheet = (game: GameRow, token?: string) =>
    call(gateway.app, 'gameSheet', { vassalage: game.vendor, gameCode: game.code }, { token })

  it('states return, volatility, stakes and features, and suggests similar games', async () => {
    const game = slots[0] as GameRow
    const { value } = await sheet(game)
    expect(value).toMatchObject({
      game: { nodeId: game.id, gameName: 'Mango Fiesta' },
      rtp: `0.${game.rtp}`,
      volatility: game.volatility,
      engine: game.engine,
      lines: game.lines,
      vendor: { code: 'KISLAP', name: 'Kislap Studio', status: 'UP', until: null },
      mine: null,
    })
    const ladder = stakesFrom(game.engine ?? '', game.minBet)
    expect([value.minBet, value.maxBet].map(parseMoney)).toEqual([ladder?.min, ladder?.max])
    expect(value.features).toContain('free-games')
    expect(value.suggestions).toHaveLength(8)
    const themes = new Map(slots.map(({ id, theme }) => [id, theme]))
    expect(themes.get(value.suggestions[0].nodeId)).toBe('mango')
    expect(value.suggestions.map(({ nodeId }: Found) => nodeId)).not.toContain(game.id)
  })

  it('adds up the reader’s wins and losses in it, to the last ten-thousandth, without cancelled rounds', async () => {
    const [player, other] = [await newPlayer(gateway.app), await newPlayer(gateway.app)]
    const game = slots[40] as GameRow
    expect((await sheet(game, player.token)).value.mine).toEqual({ net: '0.00', rounds: 0, lastPlayedAt: null })
    await play(player, game, 12_345n, 0n, 5)
    await play(player, game, 10_000n, 35_000n, 3)
    await play(player, game, 10_000n, 0n, 1)
    await play(other, game, 500_000n)
    await gateway.pool.query(`update bet set status = 'ROLLED_BACK' where round_id = $1`, [`round-${rounds - 1}`])
    const { mine } = (await sheet(game, player.token)).value
    expect(mine).toMatchObject({ net: '1.2655', rounds: 2 })
    expect(Date.now() - Date.parse(mine.lastPlayedAt)).toBeGreaterThan(2 * 60_000)
  })

  it('reports that its vendor is closed, until when, and suggests only games that can be played', async () => {
    const game = slots.find(({ vendor }) => vendor === 'NODI') as GameRow
    const until = new Date(Date.now() + 3_600_000)
    await gateway.pool.query(`update vendor set status = 'MAINTENANCE', maintenance_until = $1 where code = 'NODI'`, [
      until,
    ])
    // Vendors are remembered for five seconds.
    await expect
      .poll(async () => (await sheet(game)).value.vendor, { interval: 500 })
      .toMatchObject({ status: 'MAINTENANCE', until: until.toISOString() })
    const { suggestions } = (await sheet(game)).value
    expect(suggestions.length).toBeGreaterThan(0)
    expect(suggestions.map(({ vassalage }: Found) => vassalage)).not.toContain('NODI')
    await gateway.pool.query(`update vendor set status = 'UP', maintenance_until = null where code = 'NODI'`)
  })

  it('is of games that are offered only', async () => {
    const hidden = { ...(slots[0] as GameRow), code: 'no-such-game' }
    expect(await sheet(hidden)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })
})

describe('the winner board', () => {
  const board = async (limitNum = 20) =>
    (await call(gateway.app, 'rankList', { gameCategory: 'ALL', limitNum })).value.list as {
      accountMasked: string
      amount: string
      gameName: string
    }[]

  it('shows the day’s largest payouts that beat their stake, names masked (checklist 45)', async () => {
    const player = await newPlayer(gateway.app)
    await play(player, slots[0], 10_000n, 9_990_000n)
    await play(player, slots[1], 10_000_000n, 9_980_000n)
    await play(player, slots[2], 10_000n, 9_970_000n, 25 * 60)
    const [first, ...rest] = await board(19)
    expect(first).toMatchObject({ amount: '999.00', gameName: 'Mango Fiesta' })
    expect(first?.accountMasked).toBe(`${player.username.slice(0, 2)}***`)
    expect(rest.map(({ amount }) => amount)).not.toContain('998.00')
    expect(rest.map(({ amount }) => amount)).not.toContain('997.00')
  })

  it('compares the win of a hand of several stakes with the sum of its stakes', async () => {
    const player = await newPlayer(gateway.app)
    const hand = async (payout: bigint) => {
      await play(player, slots[3], 10_000n, payout)
      const first = `round-${rounds}`
      await play(player, slots[3], 7_650_000n, 0n)
      await gateway.pool.query('update bet set round_id = $1 where round_id = $2', [first, `round-${rounds}`])
    }
    // 766.00 were staked in each: one came back short, one did not.
    await hand(7_650_000n)
    await hand(7_670_000n)
    const amounts = (await board()).map(({ amount }) => amount)
    expect(amounts).toContain('767.00')
    expect(amounts).not.toContain('765.00')
  })

  it('leaves out a player who opts out at once, and shows them again after opting in', async () => {
    const player = await newPlayer(gateway.app)
    await play(player, slots[0], 10_000n, 8_880_000n)
    const amounts = async () => (await board()).map(({ amount }) => amount)
    const setting = async () => (await call(gateway.app, 'winnerSetting', {}, { token: player.token })).value
    const hide = (hidden: boolean) => call(gateway.app, 'setWinnerSetting', { hidden }, { token: player.token })
    expect(await setting()).toEqual({ hidden: false })
    expect(await hide(true)).toMatchObject({ code: 'OK', value: { hidden: true } })
    expect(await setting()).toEqual({ hidden: true })
    expect(await amounts()).not.toContain('888.00')
    await hide(false)
    expect(await amounts()).toContain('888.00')
    expect(await call(gateway.app, 'setWinnerSetting', { hidden: true })).toMatchObject({ status: 401 })
  })
})

describe('the jackpot', () => {
  it('follows the brand: its pool of the ledger when there is one', async () => {
    const { openPool } = await import('../../jackpot/contribute-to-pools.ts')
    const brand = gateway.deps.brands.get('walogm')
    const wanted = brand?.jackpot
    const { value } = await call(gateway.app, 'jackpot')
    expect(value).toEqual({ mode: wanted === 'pool' ? 'ticker' : wanted, pool: null })
    await openPool(gateway.deps.db, { merchant: '90jlbdtf1', currency: 'BDT' })
    const other = gateway.deps.brands.get('90jlbdtf1')
    const answer = await call(gateway.app, 'jackpot', {}, { headers: { 'x-merchant': '90jlbdtf1' } })
    if (other?.jackpot !== 'pool') return expect(answer.value).toEqual({ mode: other?.jackpot, pool: null })
    expect(answer.value).toMatchObject({
      mode: 'pool',
      pool: { amount: '1000.00', seed: '1000.00', currency: 'BDT', share: '0.0100', mustHitBy: '25000.00', last: null },
    })
  })
})
