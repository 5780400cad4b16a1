import { CompactEncrypt, importJWK } from 'jose'
import type { SealingKey } from './keys.ts'

/**
 * Seals a request body to the gateway's key (contract A8.5): compact JWE, ECDH-ES with A256GCM,
 * bound to one path and moment, so that a captured body is of no use elsewhere or later.
 */
export const seal = async (json: string, path: string, { key, clockAheadMs }: SealingKey): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(json))
    .setProtectedHeader({
      alg: 'ECDH-ES',
      enc: 'A256GCM',
      kid: key.kid,
      iat: Math.floor((Date.now() + clockAheadMs) / 1000),
      jti: crypto.randomUUID(),
      url: path,
      cty: 'json',
    })
    .encrypt(await importJWK(key, 'ECDH-ES'))
