import { CompactEncrypt, importJWK } from 'jose'

/** Seals a response as the gateway does: to the one-time key in the request. */
export async function sealReply(clientKey: string, value: unknown): Promise<string> {
  const key = JSON.parse(atob(clientKey.replaceAll('-', '+').replaceAll('_', '/')))
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(value)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', cty: 'json' })
    .encrypt(await importJWK(key, 'ECDH-ES'))
}
