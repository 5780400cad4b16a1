import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { gatewayUrl } from './brands.ts'

const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'))

async function read<T>(page: Page, request: APIRequestContext, merchantCode: string, path: string): Promise<T> {
  const reply = await request.get(`${gatewayUrl}${path}`, {
    headers: { authorization: `Bearer ${await tokenOf(page)}`, 'x-merchant': merchantCode },
  })
  const { value } = (await reply.json()) as { value: T }
  return value
}

/** The signed-in player's balance at the gateway, as a decimal string. */
export const serverBalance = async (page: Page, request: APIRequestContext, merchantCode: string): Promise<string> =>
  (await read<{ sumBalance: string }>(page, request, merchantCode, '/wps/v2/wallets/balance')).sumBalance

/** How many bets the signed-in player has placed since yesterday, so that midnight does not hide one. */
export async function betsPlaced(page: Page, request: APIRequestContext, merchantCode: string): Promise<number> {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const path = `/wps/mc/bets?startDate=${yesterday}`
  return (await read<{ totalCount: number }>(page, request, merchantCode, path)).totalCount
}

/** A decimal string as the storefront writes it: cut to two decimals, comma thousands. */
export function written(decimal: string): string {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction.padEnd(2, '0').slice(0, 2)}`
}

export async function expectBalances(page: Page, request: APIRequestContext, merchantCode: string, shown: string) {
  expect(written(await serverBalance(page, request, merchantCode))).toBe(shown)
}
