import type { Route } from '../endpoint.ts'

export const rewardsRoutes = {
  referral: {
    kind: 'query',
    method: 'GET',
    path: '/wps/mc/referral',
    token: true,
    sealed: false,
    tags: ['Rewards'],
  },
  referralList: {
    kind: 'query',
    method: 'GET',
    path: '/wps/mc/referral/list',
    token: true,
    sealed: false,
    tags: ['Rewards'],
  },
  rewards: {
    kind: 'query',
    method: 'GET',
    path: '/wps/mc/rewards',
    token: true,
    sealed: false,
    tags: ['Rewards'],
  },
  claimReward: {
    kind: 'mutation',
    method: 'POST',
    path: '/wps/mc/rewards/:id/claim',
    token: true,
    idempotent: true,
    sealed: false,
    tags: ['Rewards', 'Balance', 'Inbox', 'Promotions'],
  },
  claimAllRewards: {
    kind: 'mutation',
    method: 'POST',
    path: '/wps/mc/rewards/claimAll',
    token: true,
    idempotent: true,
    sealed: false,
    tags: ['Rewards', 'Balance', 'Inbox', 'Promotions'],
  },
} as const satisfies Record<string, Route>
