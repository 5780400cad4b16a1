import type { Route } from '../endpoint.ts'

/** Rows that no first view requests. They load with the chunks that use them. */
export const lazyHomeRoutes = {
  popularLottery: {
    kind: 'query',
    method: 'GET',
    path: '/lgw/games/popular',
    token: false,
    sealed: false,
    tags: ['Games'],
    lifetime: 300,
  },
  vnNumbers: {
    kind: 'query',
    method: 'GET',
    path: '/lgw/vn/numeros/opened/game',
    token: false,
    sealed: false,
    tags: ['Games'],
  },
  openedNumbers: {
    kind: 'query',
    method: 'GET',
    path: '/lotto/lgw/games/opened/numero',
    token: true,
    sealed: false,
    tags: ['Games'],
  },
  merchantWallet: {
    kind: 'query',
    method: 'GET',
    path: '/wps/relay/GCS_merchantWallet',
    token: true,
    sealed: false,
    tags: ['Member'],
    lifetime: 3600,
  },
  jackpot: { kind: 'query', method: 'GET', path: '/wps/site/jackpot', token: false, sealed: false, tags: [] },
  winnerSetting: {
    kind: 'query',
    method: 'GET',
    path: '/wps/mc/settings/winners',
    token: true,
    sealed: false,
    tags: ['Member'],
  },
  setWinnerSetting: {
    kind: 'mutation',
    method: 'PUT',
    path: '/wps/mc/settings/winners',
    token: true,
    sealed: false,
    tags: ['Member', 'Games'],
  },
} as const satisfies Record<string, Route>
