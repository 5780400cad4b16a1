/** A lottery's own address; `playType` names the way of play to begin with (visitor specification §4). */
export const lotteryAddress = (gameCode: string, vendor?: string) =>
  `/lottery?${new URLSearchParams({ gameCode, ...(vendor && { vendor }), playType: 'betting' })}`

const code = /^[A-Za-z0-9_.-]{1,128}$/

export type Chosen = { gameCode: string; vendor: string; view: 'betting' | 'lobby' }

/** The lottery that an address names; null for the lotteries' home. */
export function chosenIn(search: URLSearchParams): Chosen | null {
  const gameCode = search.get('gameCode') ?? ''
  if (!code.test(gameCode)) return null
  const vendor = search.get('vendor') ?? ''
  return {
    gameCode,
    vendor: code.test(vendor) ? vendor : '',
    view: search.get('playType') === 'lobby' ? 'lobby' : 'betting',
  }
}
