import type { Endpoints, Value } from '@boardwalk/api-client'

export type Facts = Value<Endpoints['security']>

/** A dialog of the page. `onDone` also when it succeeded and was closed. */
export type DialogProps = { facts: Facts; onClose: () => void; onDone: () => void }

/** The dialogs of the page; the first row of each is its entry. */
export const actions = [
  'avatar',
  'password',
  'pay',
  'mobile',
  'email',
  'app',
  'appOff',
  'passkeys',
  'devices',
  'history',
  'profile',
  'notices',
  'data',
  'close',
] as const
export type Action = (typeof actions)[number]
