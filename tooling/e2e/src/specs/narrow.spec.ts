import type { Locator, Page } from '@playwright/test'
import { leaveBalance } from '../leave-balance.ts'
import { enlarge, overhang } from '../narrow.ts'
import { caller, newMember } from '../new-member.ts'
import { openGames } from '../open-games.ts'
import { centreOf } from '../pages/centre.ts'
import { storefront } from '../pages/storefront.ts'
import { expect, test } from '../quiet-page.ts'

test.use({ viewport: { width: 320, height: 640 } })

const pages = [
  '/login',
  '/register',
  '/help',
  '/helpmc',
  '/down',
  '/join',
  '/noticePage',
  '/promotions',
  '/about',
  '/terms',
]

test('no page sticks out sideways at 320 px, with text twice as large', async ({ page, trouble }) => {
  for (const path of ['/', ...pages]) {
    await storefront(page).open(path)
    await expect.poll(() => overhang(page), path).toBeLessThanOrEqual(0)
    await enlarge(page)
    await expect.poll(() => overhang(page), `${path} at 200 %`).toBeLessThanOrEqual(0)
  }
  expect(trouble).toEqual([])
})

test('typed text and the submit button of a dialog stay within reach at 320 px, with text twice as large', async ({
  page,
  trouble,
}) => {
  await storefront(page).open('/help')
  await enlarge(page)
  await page.getByRole('button', { name: 'Sign in' }).first().click()
  const signIn = page.getByRole('dialog', { name: 'Sign in' })
  const stickingOut = () =>
    page.locator('dialog[open]').evaluateAll((dialogs) =>
      dialogs.map((dialog) => ({
        width: Math.max(0, dialog.getBoundingClientRect().right - window.innerWidth),
        inner: Math.max(0, ...[...dialog.querySelectorAll('form')].map((form) => form.scrollWidth - form.clientWidth)),
      })),
    )
  // One dialog closes while the next one opens.
  const isWithin = () => expect.poll(stickingOut).toEqual([{ width: 0, inner: 0 }])
  await isWithin()
  const submit = signIn.getByRole('button', { name: 'Sign in', exact: true })
  await submit.scrollIntoViewIfNeeded()
  await expect(submit).toBeInViewport()
  await signIn.getByRole('tab', { name: 'Code by SMS' }).click()
  await isWithin()
  await signIn.getByRole('button', { name: 'Forgot your password?' }).click()
  const recovery = page.getByRole('dialog', { name: 'Reset your password' })
  await expect(recovery).toBeVisible()
  await isWithin()
  const send = recovery.getByRole('button', { name: 'Set password and sign in' })
  await send.scrollIntoViewIfNeeded()
  await expect(send).toBeInViewport()
  expect(trouble).toEqual([])
})

test.describe('on a usual phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const top = async (at: Locator) => (await at.boundingBox())?.y ?? Number.NaN
  const bottom = async (at: Locator) => {
    const box = await at.boundingBox()
    return box ? box.y + box.height : Number.NaN
  }
  async function seesFirstRow(page: Page) {
    const bar = page
      .getByRole('navigation')
      .filter({ has: page.getByRole('link', { name: 'Home' }) })
      .last()
    const row = page.getByRole('main').getByRole('article').first()
    await expect.poll(async () => (await bottom(row)) - (await top(bar))).toBeLessThanOrEqual(0)
    await expect.poll(() => overhang(page)).toBeLessThanOrEqual(0)
  }

  test('a phone shows the first row of games without scrolling, below a third of a screen of choices', async ({
    page,
    trouble,
  }) => {
    await storefront(page).open('/rng')
    await seesFirstRow(page)
    const main = page.getByRole('main')
    const kinds = main.getByRole('group', { name: 'Slot type' })
    const choices = async () => (await bottom(kinds)) - (await top(main.getByRole('searchbox')))
    await expect.poll(choices).toBeLessThanOrEqual(844 / 3)
    expect(trouble).toEqual([])
  })

  test('a player with recent games and an allowance to claim sees the first row too', async ({
    page,
    brand,
    trouble,
  }) => {
    const { username, token } = await newMember(brand)
    const slots = (await openGames()).filter(({ category }) => category === 'RNG')
    for (const { id, vendor, category } of slots) {
      const asked = { nodeId: id, vassalage: vendor, gameType: category, clientType: '3', platform: 'html5-desktop' }
      await caller(brand, token).get(`/wps/game/launchGame?${new URLSearchParams(asked)}`)
    }
    leaveBalance(brand.merchantCode, username, '1.00')
    const { site } = await centreOf(page, { username, token })
    await site.open('/rng')
    const main = page.getByRole('main')
    await expect(main.getByRole('button', { name: /^Claim / })).toBeVisible()
    await expect(main.getByRole('group', { name: 'Your games' })).toBeVisible()
    await seesFirstRow(page)
    expect(trouble).toEqual([])
  })
})
