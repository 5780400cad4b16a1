import type { Route } from '../endpoint.ts'

export const missionRoutes = {
  missionSummary: {
    kind: 'query',
    method: 'GET',
    path: '/wps/relay/MCSFE_getMissionSummaryDetails',
    token: true,
    sealed: false,
    tags: ['Missions'],
  },
  missionLeaderboard: {
    kind: 'query',
    method: 'GET',
    path: '/wps/relay/MCSFE_getMissionLeaderboard',
    token: true,
    sealed: false,
    tags: ['Missions'],
  },
  claimMission: {
    kind: 'mutation',
    method: 'POST',
    path: '/wps/mc/missions/:id/claim',
    token: true,
    idempotent: true,
    sealed: false,
    tags: ['Missions', 'Balance', 'Points', 'Inbox'],
  },
} as const satisfies Record<string, Route>
