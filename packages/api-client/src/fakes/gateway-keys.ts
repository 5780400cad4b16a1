import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import type { Value } from '../contract/endpoint.ts'
import type { Endpoints } from '../contract/endpoints.ts'

/** A fake gateway's key pair: the response of `keys`, and a function that opens bodies sealed to it. */
export const createGatewayKeys = async (kid = 'fake') => {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' })
  const { x = '', y = '' } = await exportJWK(publicKey)
  const published: Value<Endpoints['keys']> = {
    keys: [{ kty: 'EC', crv: 'P-256', x, y, kid, use: 'enc', alg: 'ECDH-ES' }],
  }
  const open = async (jwe: string): Promise<unknown> => {
    const { plaintext } = await compactDecrypt(jwe, privateKey)
    return JSON.parse(new TextDecoder().decode(plaintext))
  }
  return { published, open }
}
