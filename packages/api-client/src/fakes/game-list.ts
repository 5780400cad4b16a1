import type { Input, Value } from '../contract/endpoint.ts'
import type { Endpoints } from '../contract/endpoints.ts'
import type { Game } from '../contract/shared/game.ts'

const edge = (cursor: string, end: 0 | 1) => cursor.split('_')[end] ?? ''

/** The response of `gameList` for a catalogue of these games, in the order of their ids. */
export function makeGameList(
  all: readonly Game[],
  { pageNo = 1, pageSize = 24, skip = 0, after, before }: Input<Endpoints['gameList']> = {},
): Value<Endpoints['gameList']> {
  const stretch = all.filter(
    ({ nodeId }) => (!after || nodeId > edge(after, 1)) && (!before || nodeId < edge(before, 0)),
  )
  const start = Number(skip) + (Number(pageNo) - 1) * Number(pageSize)
  const games = stretch.slice(start, start + Number(pageSize))
  const [first, last] = [games[0], games.at(-1)]
  return {
    games,
    pageNum: Number(pageNo),
    totalPages: Math.ceil(all.length / Number(pageSize)),
    totalCount: all.length,
    cursor: first && last ? `${first.nodeId}_${last.nodeId}` : null,
    hasMore: stretch.length > start + games.length,
  }
}
