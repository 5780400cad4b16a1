import type { Locator } from '@playwright/test'
import { contractsIn, newAgent } from '../agents.ts'
import { changeSetting } from '../ops.ts'
import { centreOf } from '../pages/centre.ts'
import { expect, readGreetings, test } from '../quiet-page.ts'

const daily = (rate: string, minBet = '1000.00') => ({
  kind: 'DAILY' as const,
  tiers: [{ minBet, minActive: 1, rate }],
})

test('contracts end those below that they outgrow, which are named before; two parties end one, or force does', async ({
  page,
  context,
  request,
  brand,
  trouble,
}) => {
  expect(trouble).toEqual([])
  const head = await newAgent(brand)
  const agent = await newAgent(brand, head)
  const below = await newAgent(brand, agent)
  const { agree, offer } = contractsIn(brand, request)
  await agree(null, head, daily('0.02'))
  await agree(head, agent, daily('0.015'))
  await agree(agent, below, daily('0.01'))
  const tab = await context.newPage()
  await readGreetings(tab)
  const upper = await centreOf(tab, head, head.type)
  const own = await centreOf(page, agent, agent.type)

  /** Names of the contracts that end with the agent's own, before the confirmation and after it. */
  const namesBelow = (dialog: Locator) => ({
    async before() {
      await expect(dialog.getByText('1 contract below ends too')).toBeVisible()
      await expect(dialog.getByText(`${below.username}, upline ${agent.username}`)).toBeVisible()
    },
    async after() {
      await expect(dialog.getByText(`These contracts ended: ${below.username}`)).toBeVisible()
      const given = await own.open('agent=dailySalary&q.view=DOWNLINE')
      await expect(given.getByRole('article').first()).toContainText('Ended')
    },
  })

  const acceptEnding = async () => {
    const centre = await own.open('agent=dailySalary&q.view=REQUESTS')
    await centre.getByRole('button', { name: `Accept: From ${head.username}` }).click()
    const dialog = own.asked('Accept this contract?')
    await namesBelow(dialog).before()
    await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
    await namesBelow(dialog).after()
  }

  await test.step('the upline offers less than the downline’s downline is paid', async () => {
    const centre = await upper.open(`agent=dailySalary&q.view=OFFER&q.account=${agent.username}`)
    const form = centre.getByRole('form', { name: 'New offer' })
    await form.getByRole('textbox', { name: 'Bets per day from' }).fill('1000')
    await form.getByRole('textbox', { name: 'Active accounts from' }).fill('1')
    await form.getByRole('textbox', { name: 'Rate, in percent' }).fill('0.8')
    await form.getByRole('button', { name: 'Check the offer' }).click()
    const dialog = upper.asked('Send this offer?')
    await dialog.getByRole('button', { name: 'Send the offer' }).click()
    await expect(dialog.getByText(new RegExp(`^The offer is sent to ${agent.username}`))).toBeVisible()
  })
  await test.step('accepting the lower contract ends it (first wording)', acceptEnding)

  await test.step('accepting a higher one ends the contracts still above it (second wording)', async () => {
    await agree(agent, below, daily('0.008'))
    // Higher, but paid from 2,000 on, where the downline is paid from 1,000 on.
    await offer(head, agent, daily('0.019', '2000.00'))
    await acceptEnding()
  })

  await test.step('one party asks to end the contract, and the other agrees', async () => {
    const mine = await own.open('agent=dailySalary')
    await mine.getByRole('button', { name: `Ask to end: From ${head.username}` }).click()
    const asking = own.asked('Ask to end this contract?')
    await asking.getByRole('button', { name: 'Ask to end', exact: true }).click()
    await expect(asking.getByText('The request is sent.')).toBeVisible()

    const requests = await upper.open('agent=dailySalary&q.view=REQUESTS')
    await requests.getByRole('button', { name: `Agree to end: To ${agent.username}` }).click()
    const ending = upper.asked('End this contract?')
    await ending.getByRole('button', { name: 'Agree to end', exact: true }).click()
    await expect(ending.getByText('The contract ends after this period.')).toBeVisible()
    const after = await own.open('agent=dailySalary')
    await expect(after.getByRole('article').first()).toContainText('Ended')
  })

  await test.step('where the brand allows it, the upline ends a contract by force, and all below it', async () => {
    await agree(head, agent, daily('0.015'))
    await agree(agent, below, daily('0.01'))
    const setting = { merchant: brand.merchantCode, name: 'contracts', role: 'finance' } as const
    await changeSetting(request, setting, { forceEnd: true })
    const given = await upper.open('agent=dailySalary&q.view=DOWNLINE')
    await given.getByRole('button', { name: `End now: To ${agent.username}` }).click()
    const dialog = upper.asked('End this contract now?')
    await namesBelow(dialog).before()
    await dialog.getByRole('button', { name: 'End now', exact: true }).click()
    await expect(dialog.getByText('The contract ends after this period.')).toBeVisible()
    await namesBelow(dialog).after()
    await changeSetting(request, setting, { forceEnd: false })
  })
})
