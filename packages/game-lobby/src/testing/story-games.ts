import type { Game } from '@boardwalk/api-client/contract'
import { makeGame } from '@boardwalk/api-client/fakes'

const titles = [
  'Lantern Tide',
  'Paper Kites',
  'Monsoon Drums',
  'Pearl Ferry',
  'Starlit Bazaar',
  'Mango Parade',
  'Rickshaw Rush',
]

/** Artwork of one hue per game, so that a story needs no server for its pictures. */
const picture = (n: number) => {
  const hue = (n * 47) % 360
  const shapes = `<rect width='3' height='4' fill='hsl(${hue} 55% 32%)'/><circle cx='1.5' cy='1.7' r='.9' fill='hsl(${hue + 40} 80% 62%)'/><path d='M0 4V3q1.5-1 3 0v1z' fill='hsl(${hue + 200} 50% 40%)'/>`
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 4'>${shapes}</svg>`)}`
}

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

const total = 60

/** Answers with art, and vendors enough to fill a row. */
export const storyAnswers = {
  hotGames: () => ({ list: storyGames(20) }),
  recentGames: () => ({ list: storyGames(5, 30), totalPages: 1 }),
  gameList: ({ pageNo, pageSize }: { pageNo: number; pageSize: number }) => ({
    games: storyGames(Math.min(pageSize, total - (pageNo - 1) * pageSize), (pageNo - 1) * pageSize + 1),
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    totalCount: total,
  }),
}
