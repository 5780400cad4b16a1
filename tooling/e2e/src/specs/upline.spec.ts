import { newMember } from '../new-member.ts'
import { centreOf } from '../pages/centre.ts'
import { expect, test } from '../quiet-page.ts'
import { verifyLedger } from '../verify-ledger.ts'

test('a player sends play money to the upline, whose masked name is agreed before', async ({
  page,
  brand,
  trouble,
}) => {
  expect(trouble).toEqual([])
  const member = await newMember(brand, { affiliateCode: 'demoagent01' })
  const { open, asked } = await centreOf(page, member)
  const centre = await open('member=transferUpline')

  await test.step('sees which amounts are allowed', async () => {
    await centre.getByRole('textbox', { name: 'Amount' }).fill('1')
    await centre.getByRole('button', { name: 'Transfer', exact: true }).click()
    await expect(centre.getByRole('textbox', { name: 'Amount' })).toHaveAttribute('aria-invalid', 'true')
  })

  const dialog = asked('Make this transfer?')
  await test.step('names the recipient, and asks for the transaction password', async () => {
    await centre.getByRole('textbox', { name: 'Amount' }).fill('100')
    await centre.getByRole('textbox', { name: 'Note' }).fill('For the table')
    await centre.getByRole('button', { name: 'Transfer', exact: true }).click()
    await expect(dialog.getByText(/100\.00 of play money to ag\*+/)).toBeVisible()
    await dialog.getByLabel(/^Transaction password/).fill('not-Mine-1')
    await dialog.getByRole('button', { name: 'Transfer', exact: true }).click()
    await expect(dialog.getByText(/password/i).last()).toBeVisible()
    // A wrong password is refused with a specific status.
    await expect.poll(() => trouble.some((line) => /40\d/.test(line))).toBe(true)
    expect(trouble.splice(0).filter((line) => !/40\d/.test(line))).toEqual([])
  })

  await test.step('moves the money once, and lists it', async () => {
    await dialog.getByLabel(/^Transaction password/).fill(member.payPassword)
    await dialog.getByRole('button', { name: 'Transfer', exact: true }).dblclick()
    await expect(dialog.getByText(/has received .*100\.00/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(page.getByTestId('balance').first()).toContainText('900.00')
    await expect(centre.getByRole('article').filter({ hasText: 'For the table' })).toHaveCount(1)
  })

  await test.step('and every invariant of the ledger holds', () => verifyLedger())
})
