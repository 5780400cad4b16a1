import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@boardwalk/api-client/contract'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Options = {
  /** The page that asks. */
  origin?: string
  /** Whether the owner proved themselves by finger, face or PIN. */
  isVerified?: boolean
  /** Count of the next signature; 0 for a device that does not count. */
  counter?: number
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const text = (bytes: Buffer) => bytes.toString('base64url')
const PRESENT = 1
const VERIFIED = 4
const HAS_KEY = 64

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

function authenticatorData(rpId: string, { isVerified = true, counter = 0 }: Options, key?: Buffer): Buffer {
  const tail = Buffer.alloc(5)
  tail.writeUInt8(PRESENT + (isVerified ? VERIFIED : 0) + (key ? HAS_KEY : 0), 0)
  tail.writeUInt32BE(counter, 1)
  return Buffer.concat([sha256(rpId), tail, key ?? Buffer.alloc(0)])
}

/** The public key as COSE writes it: EC2, ES256, P-256. */
function coseKey(jwk: { x?: string | undefined; y?: string | undefined }): Buffer {
  const point = (value = '') => new Uint8Array(Buffer.from(value, 'base64url'))
  const fields: [number, number | Uint8Array<ArrayBuffer>][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, point(jwk.x)],
    [-3, point(jwk.y)],
  ]
  return Buffer.from(isoCBOR.encode(new Map(fields)))
}

/** A device with one passkey, as a browser's `credentials.create` and `credentials.get` would use it. */
export function openAuthenticator({ origin: home = 'http://localhost:4001' }: Pick<Options, 'origin'> = {}) {
  const id = randomBytes(16)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const key = { id: text(id), rawId: text(id), type: 'public-key' as const }
  let userHandle = ''

  const create = ({ challenge, rp, user }: PasskeyCreation, options: Options = {}): NewPasskey => {
    userHandle = user.id
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const made = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey.export({ format: 'jwk' }))])
    const authData = new Uint8Array(authenticatorData(rp.id, options, made))
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]) as never,
    )
    const clientDataJSON = text(clientData('webauthn.create', challenge, options.origin ?? home))
    return { ...key, response: { clientDataJSON, attestationObject: text(Buffer.from(attestation)) } }
  }

  const get = ({ challenge, rpId }: PasskeyRequest, options: Options = {}): PasskeyProof => {
    const data = clientData('webauthn.get', challenge, options.origin ?? home)
    const signed = authenticatorData(rpId, options)
    const signature = text(sign('sha256', Buffer.concat([signed, sha256(data)]), privateKey))
    const authenticatorText = text(signed)
    return {
      ...key,
      response: { clientDataJSON: text(data), authenticatorData: authenticatorText, signature, userHandle },
    }
  }
  return { create, get, id: key.id }
}
