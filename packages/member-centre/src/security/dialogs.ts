import type { Endpoints, Value } from '@boardwalk/api-client'
import { defineQuestion, oneOf } from '@boardwalk/shell/page-kit'

export type Facts = Value<Endpoints['security']>

/** A dialog of the page. `onDone` also when it succeeded and was closed. */
export type DialogProps = { facts: Facts; onClose: () => void; onDone: () => void }

/** The dialogs of the page. */
export const actions = [
  'avatar',
  'password',
  'pay',
  'payReset',
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

/** Forms of other pages lead to the dialog of a missing or forgotten transaction password. */
export const question = defineQuestion({ open: oneOf(['none', 'pay', 'payReset'], 'none') })
