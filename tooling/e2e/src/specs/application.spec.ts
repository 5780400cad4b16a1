import { newMember } from '../new-member.ts'
import { operator } from '../ops.ts'
import { centreOf } from '../pages/centre.ts'
import { picture } from '../picture.ts'
import { expect, test } from '../quiet-page.ts'
import { verifyLedger } from '../verify-ledger.ts'

test('an application with pictures is sent, approved by the operator, and its reward claimed', async ({
  page,
  request,
  brand,
  trouble,
}) => {
  expect(trouble).toEqual([])
  const member = await newMember(brand)
  const { site, open, asked } = await centreOf(page, member)

  await test.step('opens the promotion and reads its conditions', async () => {
    await site.open('/promotions')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Picture of the month/ })
      .first()
      .click()
    await expect(page.getByText('one to three pictures', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
  })

  const dialog = asked('Picture of the month')
  await test.step('cannot send without a picture', async () => {
    await dialog.getByRole('button', { name: 'Apply', exact: true }).click()
    await expect(dialog.getByText('Add at least one picture.')).toBeVisible()
  })

  const refNo = await test.step('sends two pictures', async () => {
    await dialog.locator('input[type=file]').setInputFiles([picture('street.png'), picture('gate.png')])
    await expect(dialog.getByRole('button', { name: 'Remove gate.png' })).toBeVisible()
    await expect(dialog.getByRole('progressbar')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Apply', exact: true }).click()
    const sent = dialog.getByText(/^Your application PA\S+ was sent/)
    await expect(sent).toBeVisible()
    return /PA\d{6}-\w+/.exec((await sent.textContent()) ?? '')?.[0] ?? ''
  })

  await test.step('finds it among the applications', async () => {
    const centre = await open('member=rewardCenter')
    await expect(centre.getByText(new RegExp(`^Application ${refNo}, .* is waiting for review$`))).toBeVisible()
  })

  await test.step('claims the reward once it is approved', async () => {
    await operator(request, 'risk').act(`promotions/applications/${refNo}/approve`)
    const centre = await open('member=rewardCenter')
    await expect(centre.getByText(new RegExp(`^Application ${refNo}, .* is approved$`))).toBeVisible()
    await centre.getByRole('article', { name: 'Picture of the month' }).getByRole('button', { name: 'Claim' }).click()
    await asked('Claim this reward?').getByRole('button', { name: 'Claim' }).dblclick()
    await expect(asked('Claim this reward?').getByText(/50\.00 is in your balance\.$/)).toBeVisible()
    await expect(page.getByTestId('balance').first()).toContainText('1,050.00')
  })

  await test.step('and every invariant of the ledger holds', () => verifyLedger())
})
