import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'
import { gatewayUrl } from './brands.ts'

/** Files with the operators' keys, stored beside the test world's database, and the name of the key in each. */
const keys = {
  risk: ['ops.json', 'OPS_RISK_SECRET'],
  finance: ['ops-finance.json', 'OPS_FINANCE_SECRET'],
  content: ['ops-content.json', 'OPS_CONTENT_SECRET'],
} as const

function headersOf(role: keyof typeof keys) {
  const [name, key] = keys[role]
  const secrets = JSON.parse(readFileSync(path.join(process.env.E2E_DATA_DIR ?? '', name), 'utf8'))
  return { authorization: `Bearer ${secrets[key]}`, 'idempotency-key': crypto.randomUUID() }
}

/** The operator of a role, who decides at once in place of the merchant's later rule. */
export const operator = (request: APIRequestContext, role: keyof typeof keys) => ({
  async read(at: string) {
    const answer = await request.get(`${gatewayUrl}/ops/${at}`, { headers: headersOf(role) })
    return (await answer.json()).value
  },
  async act(at: string, data: object = {}) {
    const answer = await request.post(`${gatewayUrl}/ops/${at}`, { headers: headersOf(role), data })
    expect(answer.status()).toBe(200)
  },
})

/** Changes fields of a site's setting, as its operator does; CONTENT reads all settings. */
export async function changeSetting(
  request: APIRequestContext,
  { merchant, name, role }: { merchant: string; name: string; role: keyof typeof keys },
  fields: object,
) {
  const before = (await operator(request, 'content').read(`settings?merchant=${merchant}`))[name]
  const data = { merchant, value: { ...before, ...fields }, reason: 'for a test' }
  const answer = await request.put(`${gatewayUrl}/ops/settings/${name}`, { headers: headersOf(role), data })
  expect(answer.status()).toBe(200)
}
