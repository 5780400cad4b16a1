import type { Route } from '../endpoint.ts'

const write = { kind: 'mutation', method: 'POST', token: true, sealed: true } as const

export const securityRoutes = {
  security: {
    kind: 'query',
    method: 'GET',
    path: '/wps/mc/security',
    token: true,
    sealed: false,
    tags: ['Member'],
  },
  logins: { kind: 'query', method: 'GET', path: '/wps/mc/logins', token: true, sealed: false, tags: ['Sessions'] },
  setPayPassword: { ...write, path: '/wps/mc/security/paypassword', tags: ['Member', 'Sessions'] },
  sendPayReset: { ...write, path: '/wps/mc/security/paypassword/code', sealed: false, tags: [] },
  resetPayPassword: { ...write, path: '/wps/mc/security/paypassword/reset', tags: ['Member', 'Sessions'] },
  sendContactCode: { ...write, path: '/wps/mc/security/:channel/code', sealed: false, tags: [] },
  bindContact: { ...write, path: '/wps/mc/security/:channel', tags: ['Member', 'Sessions'] },
  enrollTotp: { ...write, path: '/wps/mc/security/totp/enroll', tags: [] },
  confirmTotp: { ...write, path: '/wps/mc/security/totp/confirm', tags: ['Member', 'Sessions'] },
  disableTotp: { ...write, path: '/wps/mc/security/totp/disable', tags: ['Member', 'Sessions'] },
  passkeys: {
    kind: 'query',
    method: 'GET',
    path: '/wps/mc/passkeys',
    token: true,
    sealed: false,
    tags: ['Member'],
  },
  startPasskey: { ...write, path: '/wps/mc/passkeys/start', sealed: false, tags: [] },
  addPasskey: { ...write, path: '/wps/mc/passkeys', sealed: false, tags: ['Member', 'Sessions'] },
  renamePasskey: { ...write, method: 'PUT', path: '/wps/mc/passkeys/:id', sealed: false, tags: ['Member'] },
  removePasskey: {
    ...write,
    method: 'DELETE',
    path: '/wps/mc/passkeys/:id',
    sealed: false,
    tags: ['Member', 'Sessions'],
  },
} as const satisfies Record<string, Route>

export type SecurityEndpoint = keyof typeof securityRoutes
