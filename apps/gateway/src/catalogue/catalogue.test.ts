import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, newPlayer, openGateway, type Player, type TestGateway } from '../../test/gateway.ts'
import { games, vendors } from '../db/schema/catalogue.ts'
import { bulkInsert } from '../seed/bulk-insert.ts'
import { gameRows } from '../seed/games.ts'
import { vendorRows } from '../seed/vendors.ts'

type Found = {
  nodeId: string
  gameName: string
  vassalage: string
  gameType: string
  gameClassify: string | null
  minBet: string
  isHot: number
  isNew: number
  fav?: boolean
}

const rows = gameRows(1_200)
let gateway: TestGateway
let player: Player
beforeAll(async () => {
  gateway = await openGateway()
  await gateway.deps.db.transaction(async (tx) => {
    await bulkInsert(tx, vendors, vendorRows(['TLB', 'BDT', 'INR']))
    await bulkInsert(tx, games, rows)
  })
  player = await newPlayer(gateway.app)
})
afterAll(() => gateway.close())

const list = async (input: Record<string, unknown>, token?: string) =>
  (await call(gateway.app, 'gameList', { clientType: 3, ...input }, { token })).value as {
    games: Found[]
    pageNum: number
    totalPages: number
    totalCount: number
  }

async function every(input: Record<string, unknown>): Promise<Found[]> {
  const first = await list({ ...input, pageNo: 1, pageSize: 37 })
  const found = [...first.games]
  for (let pageNo = 2; pageNo <= first.totalPages; pageNo += 1)
    found.push(...(await list({ ...input, pageNo, pageSize: 37 })).games)
  expect(found).toHaveLength(first.totalCount)
  return found
}

const offered = rows.filter(({ vendor }) => vendor !== 'DS88')
const esports = ['AV', 'AI', 'IMES', 'TF', 'IA']
const inOrder = (wanted: typeof rows) => wanted.map(({ id }) => id)

describe('the game list', () => {
  it.each([
    [{}, () => true],
    [{ gameType: 'RNG' }, (row) => row.gameType === 'RNG'],
    [{ gameType: 'SPORTS' }, (row) => row.vendor === 'FB'],
    [{ gameType: 'ESPORTS' }, (row) => esports.includes(row.vendor)],
    [{ vassalage: 'NODI' }, (row) => row.vendor === 'NODI'],
    [{ vassalage: 'ALL', gameType: 'FISH' }, (row) => row.gameType === 'FISH'],
    [{ gameType: 'RNG', gameClassify: 'JP' }, (row) => row.classify === 'JP'],
    [{ gameType: 'RNG', minBet: '0.05' }, (row) => row.gameType === 'RNG' && row.minBet === 500n],
    [{ gameType: 'RNG', minBet: 'ALL' }, (row) => row.gameType === 'RNG'],
    [{ minLineNum: 25 }, (row) => (row.lines ?? 0) >= 25],
    [{ gameName: '  mAnGo ' }, (row) => row.names.EN.toLowerCase().includes('mango')],
    [{ gameName: ' Kislap  studio' }, (row) => row.vendor === 'KISLAP'],
    [
      { gameName: 'nod' },
      (row) => row.vendor === 'NODI' || Object.values(row.names).some((name) => name?.toLowerCase().includes('nod')),
    ],
    // Two letters begin too many vendors to mean one.
    [
      { gameName: 'ki', vassalage: 'NODI' },
      (row) => row.vendor === 'NODI' && /ki/i.test(Object.values(row.names).join('|')),
    ],
    [{ gameName: 'উৎসব' }, (row) => (row.names.BN ?? '').includes('উৎসব')],
    [{ gameName: '%' }, () => false],
    [
      { gameName: 'go', vassalage: 'KISLAP' },
      (row) => row.vendor === 'KISLAP' && /go/i.test(Object.values(row.names).join('|')),
    ],
  ] satisfies [Record<string, unknown>, (row: (typeof rows)[number]) => boolean][])(
    'pages of %o join to the filtered set, in order',
    async (input, wanted) => {
      expect((await every(input)).map(({ nodeId }) => nodeId)).toEqual(inOrder(offered.filter(wanted)))
    },
  )

  it('answers an empty page behind the last one, and refuses to go past the 10,000th', async () => {
    const { games: none, totalCount } = await list({ gameType: 'RNG', pageNo: 100, pageSize: 100 })
    expect(none).toEqual([])
    expect(totalCount).toBeGreaterThan(800)
    expect(await call(gateway.app, 'gameList', { pageNo: 101, pageSize: 100 })).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
    })
  })

  it('uses the requested language and marks hot and new', async () => {
    const { games: hindi } = await list({ language: 'HI', vassalage: 'KISLAP', pageSize: 1 })
    expect(hindi[0]).toMatchObject({ gameName: 'आम का उत्सव', isHot: 1, isNew: 0 })
    const flags = (await every({ gameType: 'RNG' })).map(({ isHot, isNew }) => `${isHot}${isNew}`)
    expect(flags).toEqual(
      offered
        .filter(({ gameType }) => gameType === 'RNG')
        .map(({ isHot, isNew }) => `${Number(isHot)}${Number(isNew)}`),
    )
    const { list: hot } = (await call(gateway.app, 'hotGames', { isPlatform: 2 })).value as { list: Found[] }
    expect(hot.map(({ nodeId }) => nodeId)).toEqual(inOrder(offered.filter(({ isHot }) => isHot)).slice(0, 48))
  })

  it('hides games that are switched off', async () => {
    const before = await list({ vassalage: 'HABI', pageSize: 100 })
    await gateway.pool.query('update game set is_enabled = false where id = $1', [before.games[0]?.nodeId])
    const after = await list({ vassalage: 'HABI', pageSize: 99 })
    expect(after.games.map(({ nodeId }) => nodeId)).not.toContain(before.games[0]?.nodeId)
    await gateway.pool.query('update game set is_enabled = true where id = $1', [before.games[0]?.nodeId])
  })
})

describe('the classes of slots', () => {
  it.each([
    ['walogm', true],
    ['90jlbdtf1', false],
    ['90jiliinf1', false],
  ])('name bingo at %s only where Filipino is offered (checklist 50)', async (merchant, hasBingo) => {
    const asked = { gameType: 'RNG', language: 'EN' }
    const { value } = await call(gateway.app, 'vassGameType', asked, { headers: { 'x-merchant': merchant } })
    const classes = new Set(
      value.list.flatMap(({ classifies }: { classifies: { code: string }[] }) => classifies.map(({ code }) => code)),
    )
    expect([...classes].filter((code) => code !== 'BG').sort()).toEqual(['AC', 'JP', 'TG'])
    expect(classes.has('BG')).toBe(hasBingo)
  })
})

describe('favourites', () => {
  const mark = (game: Found, on: boolean, token = player.token) =>
    call(
      gateway.app,
      'toggleFavourite',
      { nodeId: game.nodeId, vendor: game.vassalage, gameType: game.gameType, on },
      { token },
    )

  it('are marked, listed newest first, shown in lists, and let go; a repeat is harmless', async () => {
    const [one, two] = (await list({ gameType: 'RNG' })).games as [Found, Found]
    for (const game of [one, one, two])
      expect(await mark(game, true)).toMatchObject({ code: 'OK', value: { on: true } })
    expect((await call(gateway.app, 'favouriteIds', {}, { token: player.token })).value.ids).toEqual([
      two.nodeId,
      one.nodeId,
    ])
    const page = (
      await call(
        gateway.app,
        'favouriteGames',
        { gameType: 'RNG', platform: 'flash', pageSize: 1 },
        { token: player.token },
      )
    ).value
    expect(page).toMatchObject({ totalPages: 2, content: [{ nodeId: two.nodeId, fav: true }] })
    const marks = (await list({ gameType: 'RNG' }, player.token)).games.map(({ fav }) => fav)
    expect(marks.slice(0, 3)).toEqual([true, true, false])
    await mark(one, false)
    await mark(one, false)
    expect((await call(gateway.app, 'favouriteIds', { gameType: 'RNG' }, { token: player.token })).value.ids).toEqual([
      two.nodeId,
    ])
  })

  it('belong to one member, and never leak into a visitor’s answer', async () => {
    const other = await newPlayer(gateway.app)
    expect((await call(gateway.app, 'favouriteIds', {}, { token: other.token })).value.ids).toEqual([])
    expect((await list({ gameType: 'RNG' })).games[0]).not.toHaveProperty('fav')
  })

  it('need a game that is offered as named, and a session', async () => {
    const [game] = (await list({ gameType: 'RNG' })).games as [Found]
    expect(await mark({ ...game, vassalage: 'SALA' }, true)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await mark({ ...game, nodeId: '00000000-0000-7000-8000-000000000000' }, true)).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(
      await call(gateway.app, 'toggleFavourite', { nodeId: game.nodeId, vendor: 'KISLAP', gameType: 'RNG', on: true }),
    ).toMatchObject({ status: 401 })
  })
})

describe('vendors', () => {
  it('are listed in their categories; e-sports apart from sports, the two-sided draw off', async () => {
    const { list: groups } = (await call(gateway.app, 'gameVendor')).value as {
      list: { gameCategory: string; vendors: { vassalage: string; gameType: string }[] }[]
    }
    const codes = (name: string) =>
      groups.find(({ gameCategory }) => gameCategory === name)?.vendors.map(({ vassalage }) => vassalage)
    expect(codes('ESPORTS')).toEqual(esports)
    expect(codes('SPORTS')).toEqual(['FB'])
    expect(codes('RNG')).toHaveLength(11)
    expect(codes('ELOTT')).toEqual(['TCG_LOTTO_VN'])
    expect(codes('COCKFIGHT')).toBeUndefined()
    const only = (await call(gateway.app, 'gameVendor', { gameType: 'FISH' })).value.list
    expect(only).toMatchObject([{ gameCategory: 'FISH' }])
    expect(only[0].vendors[0]).toMatchObject({ vassalage: 'LAOT', status: 'UP' })
  })

  it('report the classes of their games', async () => {
    const { list: found } = (await call(gateway.app, 'vassGameType', { gameType: 'RNG', language: 'TY' })).value
    expect(found[0]).toMatchObject({ vassalage: 'KISLAP', gameTypes: ['RNG'] })
    expect(found[0].classifies).toContainEqual({ code: 'TG', label: 'Larong mesa' })
  })
})

it('remembers the last played games', async () => {
  const [one, two] = (await list({ gameType: 'RNG' })).games as [Found, Found]
  const me = `(select id from member where username = '${player.username}')`
  for (const [at, game] of [one, two].entries()) {
    await gateway.pool.query(
      `insert into recent_game (member_id, game_id, vendor, played_at) values (${me}, $1, $2, now() + $3 * interval '1 second')`,
      [game.nodeId, game.vassalage, at],
    )
  }
  const { value } = await call(gateway.app, 'recentGames', { clientType: 3 }, { token: player.token })
  expect(value.list.map(({ nodeId }: Found) => nodeId)).toEqual([two.nodeId, one.nodeId])
  const { value: narrowed } = await call(
    gateway.app,
    'recentGames',
    { vassalage: two.vassalage },
    { token: player.token },
  )
  expect(narrowed).toMatchObject({ totalPages: 1, list: [{ nodeId: two.nodeId }] })
})

it('lists popular lotteries only while their vendor is up', async () => {
  await gateway.pool.query(
    `insert into lottery_game (code, vendor, prize_mode, names, theme, draw_every_seconds, sort, is_popular) values ('SEA_5', 'TCG_SEA', 'SEA', '{"EN":"Five"}', 'draw', 300, 1, true)`,
  )
  const popular = async () => (await call(gateway.app, 'popularLottery')).value.list.length
  await gateway.pool.query(`update vendor set status = 'MAINTENANCE' where code = 'TCG_SEA'`)
  await expect.poll(popular).toBe(0)
  await gateway.pool.query(`update vendor set status = 'UP' where code = 'TCG_SEA'`)
  await expect.poll(popular).toBe(1)
  const before = Date.now()
  const [lottery] = (await call(gateway.app, 'popularLottery')).value.list
  expect(Date.parse(lottery.nextDrawAt)).toBeGreaterThan(before)
  expect(Date.parse(lottery.nextDrawAt)).toBeLessThanOrEqual(Date.now() + 300_000)
})
