import type { Endpoints, Value } from '@boardwalk/api-client'
import { fakeId } from '@boardwalk/api-client/fakes'

type Mission = Value<Endpoints['missionSummary']>['list'][number]
type Board = Value<Endpoints['missionLeaderboard']>

const endsAt = '2026-11-21T16:00:00.000Z'

/** One in each state, with each kind of count and of reward. */
export const storyMissions: Mission[] = [
  {
    ...{ missionId: fakeId(1), title: 'Twenty bets', desc: 'Place 20 bets in any game.', period: 'DAILY', endsAt },
    ...{ metric: 'BETS', target: '20.00', progress: '20.00', reward: { type: 'CASH', amount: '5.00' }, state: 'CLAIM' },
  },
  {
    ...{
      missionId: fakeId(2),
      title: 'Bets of the week',
      desc: 'Bet ₱2,000.00 in all.',
      period: 'WEEKLY',
      state: 'OPEN',
    },
    ...{ metric: 'STAKE', target: '2000.00', progress: '1284.50', reward: { type: 'BONUS', amount: '50.00' } },
    endsAt: '2026-11-22T16:00:00.000Z',
  },
  {
    ...{
      missionId: fakeId(3),
      title: 'Daily visit',
      desc: 'Sign in today.',
      period: 'DAILY',
      endsAt,
      metric: 'SIGN_IN',
    },
    ...{ target: '1.00', progress: '1.00', reward: { type: 'POINTS', amount: '10.00' }, state: 'CLAIMED' },
  },
  {
    ...{ missionId: fakeId(4), title: 'First deposit', desc: 'Deposit ₱500.00.', period: 'ONCE', metric: 'DEPOSIT' },
    ...{ target: '500.00', progress: '0.00', reward: { type: 'CASH', amount: '20.00' }, state: 'CLOSED', endsAt },
  },
]

const place = (rank: number, accountMasked: string, score: string, reward: string) => ({
  ...{ rank, accountMasked, score, reward },
})
export const storyBoard: Board = {
  list: [
    place(1, 'am***', '3.00', '75.00'),
    place(1, '***', '3.00', '75.00'),
    place(3, 'pl***', '2.00', '25.00'),
    place(4, 'vi***', '1.00', '5.00'),
  ],
  ...{ pageNo: 1, pageSize: 20, totalCount: 4, totalPages: 1, me: { rank: 3, score: '2.00' } },
}
export const missionAnswers = {
  missionSummary: () => ({ badge: 1, list: storyMissions }),
  missionLeaderboard: () => storyBoard,
}
