import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { gatewayUrl } from './brands.ts'

const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'))

/** What the gateway says the signed-in player has, as a decimal string. */
export async function serverBalance(page: Page, request: APIRequestContext, merchantCode: string): Promise<string> {
  const reply = await request.get(`${gatewayUrl}/wps/v2/wallets/balance`, {
    headers: { authorization: `Bearer ${await tokenOf(page)}`, 'x-merchant': merchantCode },
  })
  const { value } = (await reply.json()) as { value: { sumBalance: string } }
  return value.sumBalance
}

/** A decimal string as the storefront writes it: cut to two decimals, comma thousands. */
export function written(decimal: string): string {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction.padEnd(2, '0').slice(0, 2)}`
}

export async function expectBalances(page: Page, request: APIRequestContext, merchantCode: string, shown: string) {
  expect(written(await serverBalance(page, request, merchantCode))).toBe(shown)
}
