import { demoPassword } from '../brands.ts'
import { newMember } from '../new-member.ts'
import { centreOf } from '../pages/centre.ts'
import { openSlot } from '../pages/slot.ts'
import { storefront } from '../pages/storefront.ts'
import { expect, readGreetings, test } from '../quiet-page.ts'

test('a loss limit that is set while a game is open stops its next stake, and the game says why', async ({
  page,
  context,
  brand,
  trouble,
}) => {
  expect(trouble).toEqual([])
  const member = await newMember(brand)
  const { site } = await centreOf(page, member)
  const { game, spin } = await openSlot(page)
  const kept = await site.amount()

  const other = await context.newPage()
  await readGreetings(other)
  const centre = await centreOf(other, member)
  const limits = await centre.open('safety=limits')
  // Less than one stake can lose, so that no win comes before it.
  await limits.getByRole('textbox', { name: 'Amount' }).fill('0.50')
  await limits.getByRole('button', { name: 'Set limit' }).click()
  await centre.asked('Save this limit?').getByRole('button', { name: 'Save' }).click()
  await expect(centre.asked('Save this limit?').getByText('Your choice is saved.')).toBeVisible()

  await page.bringToFront()
  await spin.click()
  // A smaller stake would be within the limit, so the game itself says it and stays open.
  await expect(game.getByText('This stake is above a limit that you or the game has set.')).toBeVisible()
  await expect.poll(() => site.amount()).toBe(kept)
  // The vendor gets a refusal with a specific status.
  expect(trouble.splice(0).filter((line) => !/40\d/.test(line))).toEqual([])
})

test('a player reads a message, deletes it, changes the transaction password and signs another device out', async ({
  page,
  browser,
  brand,
  trouble,
}) => {
  expect(trouble).toEqual([])
  const member = await newMember(brand)
  const { open, asked } = await centreOf(page, member)

  await test.step('reads and deletes a message', async () => {
    const inbox = await open('member=messageV2')
    const message = inbox.getByRole('article').first()
    await expect(message.getByText('Unread')).toBeVisible()
    await message.getByRole('heading').click()
    await expect(message.getByText('Unread')).toBeHidden()
    await message.getByRole('checkbox').check()
    await inbox.getByRole('button', { name: 'Delete selected' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete 1 message?' })
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('1 message deleted')).toBeVisible()
  })

  const device = await browser.newContext(brand.url ? { baseURL: brand.url } : {})
  try {
    const elsewhere = await device.newPage()
    await readGreetings(elsewhere)
    await test.step('signs in on another device', async () => {
      await storefront(elsewhere).open('/help')
      await storefront(elsewhere).signInAs(member.username, demoPassword)
    })

    await test.step('signs that device out', async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      const centre = await open('member=securityCenter')
      await centre.getByRole('button', { name: /^Sign out (?!everywhere)/ }).click()
      await expect(storefront(elsewhere).signIn).toBeVisible()
    })
  } finally {
    await device.close()
  }

  await test.step('changes the transaction password', async () => {
    const centre = await open('member=securityCenter')
    await centre.getByRole('button', { name: /^Transaction password/ }).click()
    const form = asked('Change transaction password')
    await form.getByLabel(/^Current transaction password/).fill(member.payPassword)
    await form.getByLabel(/^New transaction password(?! again)/).fill('coin-Stone-7')
    await form.getByLabel(/^New transaction password again/).fill('coin-Stone-7')
    await form.getByRole('button', { name: 'Change transaction password' }).click()
    await expect(page.getByText('Saved. Every other device was signed out.')).toBeVisible()
  })
})
