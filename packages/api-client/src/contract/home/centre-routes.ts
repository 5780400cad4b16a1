import type { Route } from '../endpoint.ts'

/** Rows of the agent centre. */
export const centreHomeRoutes = {
  consolidatedFunds: {
    kind: 'query',
    method: 'GET',
    path: '/wps/member/info/funds/consolidated',
    token: true,
    sealed: false,
    tags: ['Balance', 'Contracts', 'Points'],
  },
  processDividend: {
    kind: 'mutation',
    method: 'POST',
    path: '/wps/relay/MCS2_processDividendReq',
    token: true,
    idempotent: true,
    sealed: false,
    tags: ['Contracts'],
  },
  processDailySalary: {
    kind: 'mutation',
    method: 'POST',
    path: '/wps/relay/MCS2_processDailySalContract',
    token: true,
    idempotent: true,
    sealed: false,
    tags: ['Contracts'],
  },
  processHourlySalary: {
    kind: 'mutation',
    method: 'POST',
    path: '/wps/relay/MCS2_processContractHourSalary',
    token: true,
    idempotent: true,
    sealed: false,
    tags: ['Contracts'],
  },
  processRealTimeSalary: {
    kind: 'mutation',
    method: 'POST',
    path: '/wps/relay/MCSFE_processRealTimeSalaryContract',
    token: true,
    idempotent: true,
    sealed: false,
    tags: ['Contracts'],
  },
} as const satisfies Record<string, Route>
