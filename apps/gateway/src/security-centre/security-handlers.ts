import type { Endpoints, Handlers, SecurityEndpoint } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import { addPasskey, startPasskey } from '../passkeys/add-passkey.ts'
import { listPasskeys, removePasskey, renamePasskey } from '../passkeys/own-passkeys.ts'
import { confirmTotp, disableTotp, enrollTotp } from './authenticator.ts'
import { bindContact, sendContactCode } from './contact.ts'
import { logins, security } from './overview.ts'
import { setPayPassword } from './pay-password.ts'
import { resetPayPassword, sendPayReset } from './reset-pay-password.ts'

/** The security centre (contract D7). */
export const securityHandlers = (deps: Deps): Handlers<Pick<Endpoints, SecurityEndpoint>> => ({
  security: ({ caller }) => security(deps, caller),
  logins: ({ input, caller }) => logins(deps, caller, input),
  setPayPassword: (call) => setPayPassword(deps, call),
  sendPayReset: (call) => sendPayReset(deps, call),
  resetPayPassword: (call) => resetPayPassword(deps, call),
  sendContactCode: (call) => sendContactCode(deps, call),
  bindContact: (call) => bindContact(deps, call),
  enrollTotp: (call) => enrollTotp(deps, call),
  confirmTotp: (call) => confirmTotp(deps, call),
  disableTotp: (call) => disableTotp(deps, call),
  passkeys: ({ caller }) => listPasskeys(deps, caller),
  startPasskey: (call) => startPasskey(deps, call),
  addPasskey: (call) => addPasskey(deps, call),
  renamePasskey: (call) => renamePasskey(deps, call),
  removePasskey: (call) => removePasskey(deps, call),
})
