import { demoPassword } from '../brands.ts'
import { gamePlaces } from '../game-places.ts'
import { betsPlaced, expectBalances, serverBalance, written } from '../ledger.ts'
import { freshName, registerPage } from '../pages/register-page.ts'
import { slot } from '../pages/slot.ts'
import { storefront } from '../pages/storefront.ts'
import { expect, readGreetings, test } from '../quiet-page.ts'
import { verifyLedger } from '../verify-ledger.ts'

test('a visitor registers, plays ten rounds, leaves and finds the same balance again', async ({
  page,
  request,
  brand,
  trouble,
}) => {
  expect(trouble).toEqual([])
  const site = storefront(page)
  const username = freshName()

  await test.step('registers', async () => {
    await site.open()
    await page.getByRole('link', { name: 'Register' }).first().click()
    const register = registerPage(page)
    await register.fill(username, demoPassword)
    await register.submit.click()
    await register.expectDone()
    await expect(site.balance).toContainText(`${brand.symbol}1,000.00`)
  })

  await test.step('finds a slot', async () => {
    await page.getByRole('button', { name: 'Search' }).first().click()
    const search = page.getByRole('dialog', { name: 'Search games' })
    await search.getByLabel('Name of the game').fill('mango fiesta')
    await expect(search.getByText(/\d+ games? found/)).toBeVisible()
    await search
      .getByRole('link', { name: /Mango Fiesta/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/game\?/)
  })

  const game = slot(page)
  await test.step('plays ten rounds', async () => {
    await expect(game.spin).toBeVisible()
    for (let round = 0; round < 10; round += 1) await game.playRound()
  })

  await test.step('has the height that games are made for', async () => {
    const [phone] = gamePlaces
    const frame = page.locator('iframe[title$="game window"]')
    for (const { screen, game: least } of gamePlaces) {
      await page.setViewportSize(screen)
      const height = async () => (await frame.boundingBox())?.height
      await expect.poll(height, `${screen.width} × ${screen.height}`).toBeGreaterThanOrEqual(least.height)
    }
    await page.setViewportSize(phone.screen)
  })

  const kept = await test.step('sees the balance of the ledger in the header', async () => {
    const server = written(await serverBalance(page, request, brand.merchantCode))
    await expect.poll(() => betsPlaced(page, request, brand.merchantCode)).toBe(10)
    await expect(site.balance).toContainText(`${brand.symbol}${server}`)
    await expect.poll(() => game.amount()).toBe(server)
    return server
  })

  await test.step('signs out and in again', async () => {
    const back = page.getByRole('button', { name: 'Back', exact: true })
    await back.click()
    // A page that is still on its way closes the menu of the page before it.
    await expect(back).toBeHidden()
    await site.signOut()
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
    await site.signInAs(username, demoPassword)
    await expect.poll(() => site.amount()).toBe(kept)
    await expectBalances(page, request, brand.merchantCode, kept)
  })

  await test.step('and every invariant of the ledger holds', () => verifyLedger())
})

test('the balance in a second tab follows the game in the first', async ({ page, context, brand, trouble }) => {
  expect(trouble).toEqual([])
  const first = storefront(page)
  await first.open()
  await first.signInAs('player01', demoPassword)
  const token = await page.evaluate(() => ({ ...sessionStorage }))
  const other = await context.newPage()
  await readGreetings(other)
  await other.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value))
  }, token)
  const second = storefront(other)
  await second.open()
  await expect(second.balance).toContainText(brand.symbol)
  // A tab in the background draws no frames, so its reels would wait.
  await page.bringToFront()
  await page.goto('/rng?q=mango')
  await page.getByRole('main').getByRole('link', { name: /Mango/ }).first().click()
  const game = slot(page)
  await expect(game.spin).toBeVisible()
  for (let round = 0; round < 3; round += 1) await game.playRound()
  // Other amounts of this player may change in between, and both follow them.
  await expect(async () => expect(await second.amount()).toBe(await game.amount())).toPass()
})
