import type { Game } from '@boardwalk/api-client/contract'
import { type fakes, makeGame, makeGameList } from '@boardwalk/api-client/fakes'
import { gameArt, themeNames } from '@boardwalk/brand-kit/art'

const titles = [
  'Lantern Tide',
  'Paper Kites',
  'Monsoon Drums',
  'Pearl Ferry',
  'Starlit Bazaar',
  'Mango Parade',
  'Rickshaw Rush',
]

/** The art that the platform draws for its own games, so that a story needs no server for its pictures. */
const picture = (n: number) =>
  `data:image/svg+xml,${encodeURIComponent(gameArt(`story ${n}`, themeNames[n % themeNames.length] ?? 'gems'))}`

/** Games that look different from each other; some hot, some new. */
export const storyGames = (count: number, first = 1): Game[] =>
  Array.from({ length: count }, (_, index) => {
    const n = first + index
    const name = `${titles[n % titles.length]} ${n}`
    return makeGame(
      { displayName: name, iconUrl: picture(n), isHot: n % 4 === 1 ? 1 : 0, isNew: n % 5 === 2 ? 1 : 0 },
      n,
    )
  })

/** Answers with art, and vendors enough to fill a row. */
export const storyAnswers = {
  hotGames: () => ({ list: storyGames(20) }),
  recentGames: () => ({ list: storyGames(5, 30), totalPages: 1 }),
  gameList: (input: Parameters<typeof fakes.gameList>[0]) => makeGameList(storyGames(60), input),
}
