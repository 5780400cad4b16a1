import type { Page } from '@playwright/test'
import { demoPassword } from '../brands.ts'
import { leaveBalance } from '../leave-balance.ts'
import { freshName, registerPage } from '../pages/register-page.ts'
import { slot } from '../pages/slot.ts'
import { storefront } from '../pages/storefront.ts'
import { expect, hydrated, readGreetings, test } from '../quiet-page.ts'

/** A new player with an open slot and a balance of zero. */
async function withoutMoney(page: Page, merchant: string) {
  const username = freshName()
  await storefront(page).open('/register')
  const register = registerPage(page)
  await register.fill(username, demoPassword)
  await register.submit.click()
  await register.expectDone()
  await page.goto('/rng?q=mango')
  await page.getByRole('main').getByRole('link', { name: /Mango/ }).first().click()
  await expect(slot(page).spin).toBeVisible()
  leaveBalance(merchant, username, '0.00')
}

/** The balance in the header, the play bar and the game. */
async function shown(page: Page) {
  const [header, bar] = [page.getByTestId('balance'), page.getByTestId('game-balance')]
  const texts = await Promise.all([header.textContent(), bar.textContent()])
  return [...texts.map((text) => /[\d,]+\.\d\d/.exec(text ?? '')?.[0]), await slot(page).amount()]
}

/** A tab of the same player beside the first: each tab has its own session, so the test copies it. */
async function besides(page: Page): Promise<Page> {
  const kept = await page.evaluate(() => ({ ...sessionStorage }))
  const other = await page.context().newPage()
  await readGreetings(other)
  await other.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) sessionStorage.setItem(key, String(value))
  }, kept)
  await other.goto('/')
  await hydrated(other)
  return other
}

const claim = (page: Page) => page.getByRole('button', { name: /^Claim / })
const allThree = (amount: string) => [amount, amount, amount]

test('the allowance claimed during a game is in header, play bar and game', async ({ page, brand, trouble }) => {
  expect(trouble).toEqual([])
  await withoutMoney(page, brand.merchantCode)
  await expect.poll(() => shown(page)).toEqual(allThree('0.00'))
  const other = await besides(page)
  await page.bringToFront()
  await slot(page).spin.click()
  await claim(page).click()
  // The order above the balance was refused, as it must be, and the browser logs that.
  expect(trouble.splice(0).filter((line) => !line.includes('409'))).toEqual([])
  await expect(page.getByText(/of play money is in your wallet/)).toBeVisible()
  await expect.poll(() => storefront(other).amount()).not.toBe('0.00')
  const amount = await storefront(other).amount()
  await expect.poll(() => shown(page)).toEqual(allThree(amount))
})

test('the allowance that is claimed in one tab is in the game of the other', async ({ page, brand, trouble }) => {
  expect(trouble).toEqual([])
  await withoutMoney(page, brand.merchantCode)
  const other = await besides(page)
  await claim(other).click()
  await expect(other.getByText(/of play money is in your wallet/)).toBeVisible()
  await expect.poll(() => storefront(other).amount()).not.toBe('0.00')
  const amount = await storefront(other).amount()
  await page.bringToFront()
  await expect.poll(() => shown(page)).toEqual(allThree(amount))
  await slot(page).playRound()
})
