import { expect, it } from 'vitest'
import { endpoints } from '../src/contract/index.ts'
import { createGatewayKeys } from '../src/fakes/gateway-keys.ts'
import { sealValue } from '../src/sealed/value.ts'

it('seals the random text of free play to the gateway, bound to its path (checklist 93)', async () => {
  const keys = await createGatewayKeys()
  const context = {
    merchantCode: 'walogm',
    getToken: () => null,
    getLanguage: () => 'EN' as const,
    fetch: async () =>
      Response.json({
        success: true,
        message: 'OK',
        value: keys.published,
        code: 'OK',
        traceId: 't',
        serverTime: new Date().toISOString(),
      }),
  }
  const { path } = endpoints.freePlay
  const jwe = await sealValue(path, 'forty-three letters')(null, null, context)
  expect(JSON.parse(Buffer.from(jwe.split('.')[0] ?? '', 'base64url').toString())).toMatchObject({
    alg: 'ECDH-ES',
    enc: 'A256GCM',
    url: path,
  })
  expect(await keys.open(jwe)).toBe('forty-three letters')
})

it('fails with a code when there is no key', async () => {
  const context = {
    merchantCode: 'walogm',
    getToken: () => null,
    getLanguage: () => 'EN' as const,
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  }
  await expect(sealValue('/x', 'y')(null, null, context)).rejects.toMatchObject({ code: 'NETWORK' })
})
