import type { Route } from '../endpoint.ts'

export const commonRoutes = {
  domainRoute: {
    kind: 'query',
    method: 'GET',
    path: '/wps/system/domainRoute',
    token: false,
    sealed: false,
    tags: [],
    lifetime: 3600,
  },
  sendRegisterCode: {
    kind: 'mutation',
    method: 'POST',
    path: '/wps/verification/sms/register',
    token: false,
    sealed: false,
    tags: [],
  },
  feedback: { kind: 'mutation', method: 'PUT', path: '/wps/feedback', token: false, sealed: false, tags: ['Feedback'] },
  feedbackRules: {
    kind: 'query',
    method: 'GET',
    path: '/wps/site/feedback',
    token: false,
    sealed: false,
    tags: ['Site'],
  },
  claimRaffle: {
    kind: 'mutation',
    method: 'POST',
    path: '/wps/relay/MCS2_claimRafflePromotion',
    token: true,
    idempotent: true,
    sealed: false,
    tags: ['Balance', 'Points', 'Promotions'],
  },
} as const satisfies Record<string, Route>
