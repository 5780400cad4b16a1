/**
 * The view in the operator's launch: `lottoView=lobby` shows the lotteries large and first, `betting` the counter;
 * `lottoGameCode` names the lottery, else the entry that was opened does, else it is the first.
 */
export function launchTarget(query: URLSearchParams, lotteries: readonly string[], gameCode: string) {
  const known = [query.get('lottoGameCode'), gameCode].find((id) => id !== null && lotteries.includes(id))
  const view = query.get('lottoView') === 'lobby' ? ('lobby' as const) : ('betting' as const)
  return { view, lottery: known ?? lotteries[0] ?? '' }
}
