import { expect, test } from '@playwright/test'
import { gatewayUrl, sandboxUrl } from '../brands.ts'
import { inTestWorld } from '../test-world.ts'

type Facts = {
  engine: string
  rtp: number
  volatility: number
  minStake: string
  maxStake: string
  stakes: string[]
  lines: number
  features: string[]
}
type Entry = { engine: string; rtp: number; volatility: number; lines: number; vendor: string; code: string }

const entries = () =>
  inTestWorld([
    {
      text: `SELECT DISTINCT ON (g.engine) g.engine, g.rtp, g.volatility, g.lines, g.vendor, g.code FROM game g
        JOIN vendor v ON v.code = g.vendor WHERE g.is_enabled AND v.is_enabled AND v.status = 'UP'
        ORDER BY g.engine, g.sort`,
      values: [],
    },
  ])[0] as Entry[]

test('what the lobby says of a game is what the vendor says of its engine', async ({ request }) => {
  const published: Facts[] = await (await request.get(`${sandboxUrl}/engines`)).json()
  const shown = entries()
  expect(shown.length).toBeGreaterThan(5)
  for (const { engine, rtp, volatility, lines, vendor, code } of shown) {
    const facts = published.find((one) => one.engine === engine)
    expect({ engine, rtp, volatility, lines }).toEqual({
      engine,
      rtp: facts?.rtp,
      volatility: facts?.volatility,
      lines: facts?.lines,
    })
    const asked = { vassalage: vendor, gameCode: code }
    const answer = await request.get(`${gatewayUrl}/wps/site/games/sheet`, { params: asked })
    const { value } = await answer.json()
    expect(value).toMatchObject({ engine, features: facts?.features, maxBet: facts?.maxStake })
  }
})

test('every game of the catalogue begins at a step of its engine’s ladder', async ({ request }) => {
  const published: Facts[] = await (await request.get(`${sandboxUrl}/engines`)).json()
  const text = 'SELECT engine, min_bet::text AS least, count(*)::int AS games FROM game GROUP BY engine, min_bet'
  const kinds = inTestWorld([{ text, values: [] }])[0] as { engine: string; least: string; games: number }[]
  expect(kinds.reduce((sum, { games }) => sum + games, 0)).toBeGreaterThanOrEqual(10_000)
  for (const { engine, least } of kinds) {
    const steps = published.find((one) => one.engine === engine)?.stakes.map((step) => Number(step) * 10_000)
    expect(steps, engine).toContain(Number(least))
  }
})
