import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { demoPassword, gatewayUrl } from '../brands.ts'
import { stakesOf } from '../open-games.ts'
import { freshName, registerPage } from '../pages/register-page.ts'
import { openSlot } from '../pages/slot.ts'
import { storefront } from '../pages/storefront.ts'
import { expect, test } from '../quiet-page.ts'

/** The operator's credentials, stored beside the test world's database. */
const opsHeaders = () => {
  const file = path.join(process.env.E2E_DATA_DIR ?? '', 'ops.json')
  const { OPS_RISK_SECRET } = JSON.parse(readFileSync(file, 'utf8')) as { OPS_RISK_SECRET: string }
  return { authorization: `Bearer ${OPS_RISK_SECRET}`, 'idempotency-key': randomUUID() }
}

test('an open game is stopped at the next stake once its player is excluded, and shows why', async ({
  page,
  request,
  brand,
  trouble,
}) => {
  const site = storefront(page)
  const username = freshName()
  await site.open('/register')
  const register = registerPage(page)
  await register.fill(username, demoPassword)
  await register.submit.click()
  await register.expectDone()
  const game = await openSlot(page)
  // To its end: during free games a press would only skip them.
  await game.playRound()
  const since = new Date(Date.now() - 60_000)
  const taken = async () => (await stakesOf(username, brand.merchantCode, since)).length
  await expect.poll(taken).toBe(1)
  const found = await request.get(`${gatewayUrl}/ops/members?merchant=${brand.merchantCode}&account=${username}`, {
    headers: opsHeaders(),
  })
  const { value } = (await found.json()) as { value: { id: string } }
  const body = { kind: 'EXCLUSION', until: null, reason: 'asked by the player' }
  const done = await request.post(`${gatewayUrl}/ops/members/${value.id}/exclusions`, {
    headers: opsHeaders(),
    data: body,
  })
  expect(done.status()).toBe(200)
  trouble.length = 0
  await game.spin.click()
  await expect(page.getByRole('alert').filter({ hasText: 'You have excluded yourself from play.' })).toBeVisible()
  expect(await taken()).toBe(1)
  // The vendor gets a refusal with a specific status.
  trouble.length = 0
})
