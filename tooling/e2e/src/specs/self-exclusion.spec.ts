import type { Browser, Page } from '@playwright/test'
import { type BrandUnderTest, brands, demoPassword } from '../brands.ts'
import { askPayout, type Member, newMember } from '../new-member.ts'
import { type OpenGame, openGameOf, playAddress, stakesOf } from '../open-games.ts'
import { storefront } from '../pages/storefront.ts'
import { expect, readGreetings, test } from '../quiet-page.ts'
import { inTestWorld } from '../test-world.ts'

/** Signs the player in at a brand, in a browser of its own. */
async function elsewhere(browser: Browser, { url }: BrandUnderTest, { username }: Member): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url })).newPage()
  await readGreetings(page)
  const site = storefront(page)
  await site.open('/help')
  await site.signInAs(username, demoPassword)
  return page
}

/** One person: the same e-mail address, proved in each account. */
const makeOnePerson = (accounts: Member[]) =>
  inTestWorld([
    {
      text: 'UPDATE member SET email = $1, email_proven_at = now() WHERE username = ANY($2)',
      values: [`${crypto.randomUUID()}@example.org`, accounts.map(({ username }) => username)],
    },
  ])

/** A game in a window of its own, which closes when its player is signed out. */
async function openWindow(page: Page, game: OpenGame) {
  await page.goto(`${playAddress(game)}&open=window`)
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Open the window' }).click(),
  ])
  return { opened, game: opened.frameLocator('iframe[title$="game window"]') }
}

test('a player with an open game excludes themselves on every site, and the payout still arrives', async ({
  page,
  browser,
  brand,
  trouble,
}) => {
  expect(trouble).toEqual([])
  // A hand lasts as long as its turns do.
  const site = storefront(page)
  const member = await newMember(brand)
  const others = await Promise.all(
    brands.filter(({ id }) => id !== brand.id).map(async (at) => ({ at, account: await newMember(at) })),
  )
  await makeOnePerson([member, ...others.map(({ account }) => account)])
  const refNo = await askPayout(brand, member, '100')
  const since = new Date(Date.now() - 60_000)
  const stakes = async () => (await stakesOf(member.username, brand.merchantCode, since)).map(({ status }) => status)

  await site.open('/help')
  await site.signInAs(member.username, demoPassword)
  const cards = await openGameOf('trio')
  const { opened, game } = await openWindow(page, cards)

  const other = await elsewhere(browser, brand, member)
  const dialog = other.getByRole('dialog', { name: 'Exclude yourself' })
  await test.step('decides in another browser', async () => {
    await storefront(other).open('/help?safety=breaks')
    await other.getByRole('button', { name: 'Exclude yourself' }).click()
    await expect(dialog).toBeVisible()
  })

  await test.step('is in a hand', async () => {
    await game.getByRole('button', { name: 'Sit down' }).click()
    await expect(game.getByRole('button', { name: 'Fold' })).toBeEnabled()
    expect(await stakes()).toEqual(['OPEN'])
  })

  await test.step('excludes themselves in the other browser', async () => {
    await dialog.getByRole('button', { name: 'Exclude yourself' }).click()
    await expect(storefront(other).signIn).toBeVisible()
    await other.context().close()
  })

  await test.step('is signed out here; the window closes, the hand ends, and no other begins', async () => {
    await expect(site.signIn).toBeVisible()
    await expect.poll(() => opened.isClosed()).toBe(true)
    await expect.poll(stakes).toEqual(['SETTLED'])
  })

  for (const { at, account } of others)
    await test.step(`plays nothing at ${at.id}`, async () => {
      const there = await elsewhere(browser, at, account)
      await there
        .getByRole('alertdialog', { name: /^You have excluded yourself until/ })
        .getByRole('button', { name: 'Close' })
        .click()
      await there.goto(playAddress(cards))
      await expect(there.getByText('You are on a break from play. It has not ended yet.')).toBeVisible()
      await there.context().close()
    })

  await test.step('signs in for the payout, which arrives', async () => {
    const back = await elsewhere(browser, brand, member)
    await storefront(back).open('/help?member=withdraw')
    await back.getByRole('article', { name: refNo }).getByRole('button', { name: 'Did it arrive?' }).click()
    const answer = back.getByRole('dialog', { name: 'Did it arrive?' })
    await answer.getByRole('button', { name: 'Send the answer' }).click()
    await expect(answer.getByText('Thank you. The withdrawal is finished.')).toBeVisible()
    await back.context().close()
  })

  // The session that ended is refused with a specific status.
  expect(trouble.splice(0).filter((line) => !/40[013]/.test(line))).toEqual([])
})
