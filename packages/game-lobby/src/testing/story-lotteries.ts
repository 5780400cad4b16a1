import { NOW } from '@boardwalk/api-client/fakes'

const at = (seconds: number) => new Date(Date.parse(NOW) + seconds * 1000).toISOString()
const icon = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'/%3E"

const lottery = (gameCode: string, gameName: string, drawEverySec: number, seconds: number) => ({
  ...{ gameCode, gameName, icon, drawEverySec, nextDrawAt: at(seconds), closeBeforeSec: 8 },
  status: 'UP' as const,
})
const north = lottery('VN_NORTH_1', 'Northern Minute', 60, 42)
const south = lottery('VN_SOUTH_2', 'Southern Two', 120, 95)
const central = lottery('VN_CENTRAL_5', 'Central Five', 300, 200)
const daily = lottery('VN_NORTH', 'Northern Draw', 86_400, 7_000)

const draws = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    gameCode: index % 2 ? 'VN_SOUTH_2' : 'VN_NORTH_1',
    issueNo: `${29_400_000 - index}`,
    openedAt: at(-60 * (index + 1)),
    numbers: Array.from({ length: 5 }, (_, n) => `${(index * 7 + n * 3) % 10}`),
  }))

/** Three lotteries that draw soon and one that draws daily, with their earlier results. */
export const storyLotteries = {
  vnMenu: () => ({
    list: [
      { group: 'North', games: [north, daily] },
      { group: 'South', games: [south, { ...central, status: 'MAINTENANCE' as const }] },
    ],
  }),
  popularLottery: () => ({
    list: [north, south, central].map(({ gameCode, gameName, nextDrawAt }) => ({
      ...{ gameCode, gameName, icon, nextDrawAt, prizeMode: 'Lott' as const },
    })),
  }),
  vnRecent: () => ({ list: [{ gameCode: 'VN_NORTH_1', gameName: 'Northern Minute', icon, lastPlayedAt: NOW }] }),
  vnNumbers: () => ({ list: draws(25) }),
  openedNumbers: () => ({
    list: draws(4)
      .filter(({ gameCode }) => gameCode === 'VN_NORTH_1')
      .map((draw) => ({ ...draw, myStake: '5.00', myPayout: '9.50' })),
  }),
}
