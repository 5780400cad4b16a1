import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'
import { gatewayUrl } from './brands.ts'

/** Files with the operators' keys, stored beside the test world's database, and the name of the key in each. */
const keys = {
  risk: ['ops.json', 'OPS_RISK_SECRET'],
  finance: ['ops-finance.json', 'OPS_FINANCE_SECRET'],
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
