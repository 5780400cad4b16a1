import { inTestWorld } from './test-world.ts'

export type OpenGame = { id: string; code: string; vendor: string; name: string; category: string; engine: string }

/** One game of each engine whose vendor is open, framed in this page, as the test world offers it now. */
export async function openGames(): Promise<OpenGame[]> {
  const [rows] = await inTestWorld([
    {
      text: `SELECT DISTINCT ON (g.game_type, g.engine) g.id, g.code, g.vendor, g.names ->> 'EN' AS name,
          g.game_type AS category, g.engine
        FROM game g JOIN vendor v ON v.code = g.vendor
        WHERE g.is_enabled AND v.is_enabled AND v.status = 'UP' AND g.launch <> 'LIST'
        ORDER BY g.game_type, g.engine, g.launch, g.sort`,
      values: [],
    },
  ])
  return (rows ?? []) as OpenGame[]
}

/** The open game of an engine. */
export async function openGameOf(engine: string): Promise<OpenGame> {
  const found = (await openGames()).find((game) => game.engine === engine)
  if (!found) throw new Error(`No game of the engine ${engine} is open.`)
  return found
}

/** Address of the page that plays it: lotteries have theirs, every other game is framed. */
export function playAddress({ id, code, vendor, name, category }: OpenGame): string {
  if (category.endsWith('LOTT'))
    return `/lottery?${new URLSearchParams({ gameCode: code, vendor, playType: category })}`
  return `/game?${new URLSearchParams({ id, vendor, type: category, name })}`
}

/** Stakes that a member placed since a moment, newest first. */
export async function stakesOf(username: string, merchant: string, since: Date) {
  const [rows] = await inTestWorld([
    {
      text: `SELECT b.game_code AS code, b.stake::text, b.payout::text, b.status, b.purse FROM bet b
        JOIN member m ON m.id = b.member_id WHERE m.username = $1 AND m.merchant = $2 AND b.placed_at >= $3
        ORDER BY b.placed_at DESC`,
      values: [username, merchant, since.toISOString()],
    },
  ])
  return (rows ?? []) as { code: string; stake: string; payout: string; status: string; purse: string }[]
}
