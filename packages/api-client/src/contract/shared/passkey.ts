import * as v from 'valibot'
import { Int, Text } from '../scalars.ts'

/** Bytes as base64url without padding, as browsers write them in WebAuthn's JSON forms. */
const bytes = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max), v.regex(/^[A-Za-z0-9_-]+$/))

/** An authenticator's identifier has at most 1,023 bytes (WebAuthn §5.1). */
const key = { id: bytes(1364), rawId: bytes(1364), type: v.literal('public-key') }
const clientDataJSON = bytes(4096)

/** A new passkey, as a browser's `toJSON()` writes it; other fields are dropped. */
export const NewPasskey = v.object({ ...key, response: v.object({ clientDataJSON, attestationObject: bytes(8192) }) })

/** A signature of a passkey. `userHandle`: the account that the authenticator stored with it. */
export const PasskeyProof = v.object({
  ...key,
  response: v.object({
    ...{ clientDataJSON, authenticatorData: bytes(4096), signature: bytes(2048) },
    userHandle: v.optional(bytes(128)),
  }),
})

const Known = v.object({ id: Text, type: v.literal('public-key') })

/** Options of a new passkey, which names its account itself and asks for finger, face or PIN. */
export const PasskeyCreation = v.object({
  challenge: Text,
  rp: v.object({ id: Text, name: Text }),
  user: v.object({ id: Text, name: Text, displayName: Text }),
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.pipe(v.number(), v.safeInteger()) })),
  timeout: Int,
  attestation: v.literal('none'),
  excludeCredentials: v.array(Known),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.boolean(),
    userVerification: v.literal('required'),
  }),
})

/** Options of a sign-in: the browser lets the player choose one of their passkeys. */
export const PasskeyRequest = v.object({
  challenge: Text,
  rpId: Text,
  timeout: Int,
  userVerification: v.literal('required'),
})

export type NewPasskey = v.InferOutput<typeof NewPasskey>
export type PasskeyProof = v.InferOutput<typeof PasskeyProof>
export type PasskeyCreation = v.InferOutput<typeof PasskeyCreation>
export type PasskeyRequest = v.InferOutput<typeof PasskeyRequest>
