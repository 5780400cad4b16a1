import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, newPlayer, type Player, type TestGateway } from '../gateway.ts'
import { openArcade, sitDown } from './arcade.ts'

let gateway: TestGateway
let player: Player
const games: Record<string, string> = {}

/** A vendor and one of its games, as the catalogue would store them. */
async function stock(vendor: string, gameType: string, launch: string, status = 'UP') {
  const id = randomUUID()
  await gateway.pool.query(
    `INSERT INTO vendor (code, name, categories, account_type_id, status, sort, currencies)
     VALUES ($1, $1, ARRAY[$2], 'A-' || $1, $3, 9, '{TLB}') ON CONFLICT DO NOTHING`,
    [vendor, gameType, status],
  )
  await gateway.pool.query(
    `INSERT INTO game (id, code, vendor, game_type, names, search_name, min_bet, rtp, theme, sort, launch)
     VALUES ($1, $2, $3, $4, '{"EN":"A game"}', 'a game', 10000, 9600, 'cards', 1, $5)`,
    [id, `${vendor}-${launch}`.toLowerCase(), vendor, gameType, launch],
  )
  games[`${vendor} ${launch}`] = id
}

beforeAll(async () => {
  gateway = await openArcade()
  for (const vendor of ['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT']) await stock(vendor, 'LOTT', 'ROUTE')
  await stock('ELOTT', 'ELOTT', 'ROUTE')
  await stock('NODI', 'RNG', 'ROUTE')
  await stock('LAOT', 'FISH', 'LIST')
  await stock('AV', 'SPORTS', 'POPUP')
  await stock('DS88', 'COCKFIGHT', 'IFRAME')
  await stock('SALA', 'LIVE', 'IFRAME')
})
afterAll(() => gateway.close())
beforeEach(async () => {
  player = await newPlayer(gateway.app)
})
const launch = (game: string, more: object = {}) =>
  call(gateway.app, 'launchGame', { nodeId: games[game], ...more }, { token: player.token })

describe('a launch opens as its vendor wants it', () => {
  it.each(['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT'])('%s on the lottery page (checklist 73)', async (vendor) => {
    const { value } = await launch(`${vendor} ROUTE`)
    const query = { gameCode: `${vendor.toLowerCase()}-route`, vendor, playType: vendor === 'ELOTT' ? 'ELOTT' : 'LOTT' }
    expect(value).toMatchObject({ mode: 'ROUTE', url: null, route: { path: '/lottery', query } })
  })

  it('the Vietnamese lottery from its page, with all parameters of its launch (checklist 77)', async () => {
    const stated = {
      lottoArea: 'VN',
      launchMode: 'LOTT',
      lottoPrizeMode: 'ZY',
      lottoView: 'betting',
      device: 'WEB',
      language: 'EN',
    }
    const named = { lottoGameCode: 'tcg_lotto_vn-route', vassalage: 'TCG_LOTTO_VN', backUrl: '/lottery' }
    const { value } = await call(gateway.app, 'launchGame', { ...named, ...stated }, { token: player.token })
    expect(value).toMatchObject({ mode: 'IFRAME', route: null })
    expect(Object.fromEntries(new URL(value.url).searchParams)).toMatchObject({
      ...{ game: 'tcg_lotto_vn-route', lottoView: 'betting', lottoPrizeMode: 'ZY', device: 'WEB', back: '/lottery' },
      ...{ country: 'PH', timeZone: 'Asia/Manila' },
    })
    expect(new URL(value.url).searchParams.get('title')).toMatch(/\w/)
  })

  it('a lottery of any other vendor from its page, by its code (checklist 73)', async () => {
    const named = { gameCode: 'tcg_sea-route', vassalage: 'TCG_SEA', backUrl: '/lottery' }
    const { value } = await call(gateway.app, 'launchGame', named, { token: player.token })
    expect(value).toMatchObject({ mode: 'IFRAME', route: null, url: expect.stringContaining('launchToken=') })
  })

  it('an RNG page with its vendor as vassalage (checklist 74)', async () => {
    expect((await launch('NODI ROUTE')).value).toMatchObject({
      mode: 'ROUTE',
      route: { path: '/rng', query: { vassalage: 'NODI' } },
    })
  })

  it('a list, a window and a frame as they are flagged (checklist 75)', async () => {
    expect((await launch('LAOT LIST')).value).toMatchObject({
      mode: 'LIST',
      url: null,
      route: { query: { vassalage: 'LAOT' } },
    })
    expect((await launch('AV POPUP')).value).toMatchObject({
      mode: 'POPUP',
      route: null,
      url: expect.stringContaining('launchToken='),
    })
    expect((await launch('DS88 IFRAME')).value).toMatchObject({
      mode: 'IFRAME',
      route: null,
      url: expect.stringContaining('launchToken='),
    })
  })
})

describe('the sports page', () => {
  const sports = (token?: string) => call(gateway.app, 'launchFb', { theme: 'dark' }, token ? { token } : {})

  it('is missing without the vendor, and opens its first game with it', async () => {
    expect((await sports(player.token)).code).toBe('NOT_FOUND')
    await stock('FB', 'SPORTS', 'ROUTE')
    const { value } = await sports(player.token)
    expect(value).toMatchObject({ mode: 'IFRAME', url: expect.stringContaining('theme=dark') })
    expect((await launch('FB ROUTE')).value.route).toEqual({ path: '/fbsports', query: {} })
  })

  it('needs a session like every launch (checklist 72)', async () => {
    expect((await sports()).code).toBe('AUTH_REQUIRED')
    expect((await call(gateway.app, 'launchGame', { nodeId: games['DS88 IFRAME'] })).code).toBe('AUTH_REQUIRED')
  })
})

describe('roomList', () => {
  it('names the tables of live vendors, open or closed, to anybody', async () => {
    const { value } = await call(gateway.app, 'roomList', { vassalage: 'SALA', language: 'EN' })
    expect(value.list).toEqual([
      expect.objectContaining({
        roomId: games['SALA IFRAME'],
        gameCode: 'sala-iframe',
        status: 'OPEN',
        players: 0,
        lastResults: [],
      }),
    ])
    expect((await call(gateway.app, 'roomList', { vassalage: 'LAOT' })).value.list).toEqual([])
    await gateway.pool.query(`UPDATE vendor SET status = 'MAINTENANCE' WHERE code = 'SALA'`)
    expect((await call(gateway.app, 'roomList', {})).value.list[0].status).toBe('CLOSED')
    await gateway.pool.query(`UPDATE vendor SET status = 'UP' WHERE code = 'SALA'`)
  })

  it('counts the present players', async () => {
    await launch('SALA IFRAME')
    expect((await call(gateway.app, 'roomList', { vassalage: 'SALA' })).value.list[0].players).toBe(1)
    await gateway.pool.query(`UPDATE game_session SET seen_at = now() - interval '3 minutes'`)
    expect((await call(gateway.app, 'roomList', { vassalage: 'SALA' })).value.list[0].players).toBe(0)
  })
})

it('a player cannot read or end another player’s game session', async () => {
  await sitDown(gateway.app, player.token)
  const { rows } = await gateway.pool.query(`SELECT id FROM game_session ORDER BY created_at DESC LIMIT 1`)
  const other = await newPlayer(gateway.app)
  for (const name of ['gameSession', 'endGameSession'] as const)
    expect((await call(gateway.app, name, { id: rows[0].id }, { token: other.token })).code).toBe('NOT_FOUND')
  expect((await call(gateway.app, 'gameSession', { id: rows[0].id }, { token: player.token })).status).toBe(200)
})
