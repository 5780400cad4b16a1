import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'

/**
 * A one-time key for one sealed response (contract D1-9). `clientKey` is sent with the request; `open` decrypts the
 * response, and throws when it was sealed to another key or was changed on its way.
 */
export async function createReplyKey(): Promise<{ clientKey: string; open: (jwe: string) => Promise<unknown> }> {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' })
  const { kty, crv, x, y } = await exportJWK(publicKey)
  const text = btoa(JSON.stringify({ kty, crv, x, y }))
  return {
    clientKey: text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''),
    open: async (jwe) => {
      const { plaintext } = await compactDecrypt(jwe, privateKey, {
        keyManagementAlgorithms: ['ECDH-ES'],
        contentEncryptionAlgorithms: ['A256GCM'],
      })
      return JSON.parse(new TextDecoder().decode(plaintext)) as unknown
    },
  }
}
