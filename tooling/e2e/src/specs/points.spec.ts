import { givePoints } from '../leave-balance.ts'
import { newMember } from '../new-member.ts'
import { operator } from '../ops.ts'
import { centreOf } from '../pages/centre.ts'
import { expect, test } from '../quiet-page.ts'
import { verifyLedger } from '../verify-ledger.ts'

test('points become cash at once, and goods after the operator’s decision', async ({
  page,
  request,
  brand,
  trouble,
}) => {
  expect(trouble).toEqual([])
  const member = await newMember(brand)
  givePoints(brand.merchantCode, member.username, '300')
  const { open } = await centreOf(page, member)

  const redeem = async (reward: RegExp) => {
    const mall = await open('points=mall')
    await mall.getByRole('article', { name: reward }).getByRole('button', { name: 'Redeem' }).click()
    const dialog = page.getByRole('dialog', { name: reward })
    await dialog.getByLabel(/^Transaction password/).fill(member.payPassword)
    return dialog
  }

  await test.step('redeems cash', async () => {
    const dialog = await redeem(/10\.00 cash$/)
    await dialog.getByRole('button', { name: 'Redeem' }).dblclick()
    await expect(dialog.getByText('Redeemed. You have 200.00 points left.')).toBeVisible()
    await expect(page.getByTestId('balance').first()).toContainText('1,010.00')
  })

  const refNo = await test.step('redeems goods, which wait for the operator', async () => {
    const dialog = await redeem(/^Mug/)
    await dialog.getByLabel(/^Delivery address/).fill('12 Harbour Road')
    await dialog.getByRole('button', { name: 'Redeem' }).click()
    await expect(dialog.getByText('Your redemption is being processed. You have 20.00 points left.')).toBeVisible()
    const history = await open('points=history')
    const row = history.getByRole('row').filter({ hasText: 'Mug' })
    await expect(row).toContainText('In Process')
    return /PT\d{6}-\w{10}/.exec((await row.textContent()) ?? '')?.[0] ?? ''
  })

  await test.step('sees the decision in the history', async () => {
    await operator(request, 'risk').act(`points/redemptions/${refNo}/approve`, { remark: 'Sent today' })
    const history = await open('points=history')
    await expect(history.getByRole('row').filter({ hasText: 'Mug' })).toContainText('Approved')
  })

  await test.step('and every invariant of the ledger holds', () => verifyLedger())
})
