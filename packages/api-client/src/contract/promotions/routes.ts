import type { Route } from '../endpoint.ts'

const own = { token: true, sealed: false } as const
const write = { kind: 'mutation', method: 'POST', ...own, idempotent: true } as const

export const promotionsRoutes = {
  joinPromotion: { ...write, path: '/wps/mc/promotions/:id/join', tags: ['Promotions', 'Rewards'] },
  applyPromotion: { ...write, path: '/wps/mc/promotions/:id/apply', tags: ['Promotions'] },
  claimPromotion: { ...write, path: '/wps/mc/promotions/:id/claim', tags: ['Promotions', 'Rewards', 'Balance'] },
  promotionApplications: {
    ...{ kind: 'query', method: 'GET', path: '/wps/mc/promotions/applications' },
    ...{ ...own, tags: ['Promotions'] },
  },
} as const satisfies Record<string, Route>
