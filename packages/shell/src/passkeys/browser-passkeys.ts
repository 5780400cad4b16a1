import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@boardwalk/api-client'
import { startAuthentication, startRegistration, type WebAuthnError } from '@simplewebauthn/browser'

/** Failures of a browser's dialog, by the names that WebAuthn gives them; any other is a device that cannot. */
const codes: Record<string, string> = {
  NotAllowedError: 'PASSKEY_CANCELLED',
  AbortError: 'PASSKEY_CANCELLED',
  InvalidStateError: 'PASSKEY_EXISTS',
}

/** Like a refusal by the gateway, so that its text is found by its code. */
async function asked<T>(dialog: Promise<T>): Promise<T> {
  try {
    return await dialog
  } catch (error) {
    const { name } = error as Partial<WebAuthnError>
    throw { code: codes[name ?? ''] ?? 'PASSKEY_UNSUPPORTED', message: '', data: null, status: null }
  }
}

/** Lets the browser make a passkey for this account. */
export async function makePasskey(optionsJSON: PasskeyCreation): Promise<NewPasskey> {
  const { id, rawId, type, response } = await asked(startRegistration({ optionsJSON }))
  const { clientDataJSON, attestationObject } = response
  return { id, rawId, type, response: { clientDataJSON, attestationObject } }
}

/** Lets the player choose one of their passkeys, and the device sign with it. */
export async function provePasskey(optionsJSON: PasskeyRequest): Promise<PasskeyProof> {
  const { id, rawId, type, response } = await asked(startAuthentication({ optionsJSON }))
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  const proof = { clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) }
  return { id, rawId, type, response: proof }
}
