import type { Page } from '@playwright/test'
import { contractsIn, newAgent } from '../agents.ts'
import { type BrandUnderTest, demoPassword } from '../brands.ts'
import { savedFile } from '../csv-file.ts'
import { settlePast } from '../leave-balance.ts'
import { written } from '../ledger.ts'
import { centreOf } from '../pages/centre.ts'
import { freshName, registerPage } from '../pages/register-page.ts'
import { openSlot } from '../pages/slot.ts'
import { storefront } from '../pages/storefront.ts'
import { expect, readGreetings, test } from '../quiet-page.ts'
import { inTestWorld } from '../test-world.ts'
import { verifyLedger } from '../verify-ledger.ts'

/** Registers in a tab of its own, through a link or with its code. */
async function register(tab: Page, address: string, code?: string): Promise<string> {
  await storefront(tab).open(address)
  const form = registerPage(tab)
  const username = freshName()
  await form.fill(username, demoPassword)
  if (code) await form.form.getByRole('textbox', { name: /^Invitation code/ }).fill(code)
  await form.submit.click()
  await form.expectDone()
  return username
}

async function playOneRound(tab: Page) {
  // A tab behind another one draws no frames, and a game waits for them.
  await tab.bringToFront()
  await (await openSlot(tab)).playRound()
}

type Bet = { refNo: string; roundId: string; stake: string; payout: string }

const betOf = async ({ merchantCode }: BrandUnderTest, username: string): Promise<Bet> => {
  const [rows] = await inTestWorld([
    {
      text: `SELECT b.ref_no AS "refNo", b.round_id AS "roundId", b.stake::text, b.payout::text FROM bet b
        JOIN member m ON m.id = b.member_id WHERE m.merchant = $1 AND m.username = $2`,
      values: [merchantCode, username],
    },
  ])
  expect(rows).toHaveLength(1)
  return rows?.[0] as Bet
}

/** One per cent, as the contract of this journey pays for a win and for a loss; a tie pays nothing. */
function payFor({ stake, payout }: Bet): string {
  const cents = stake === payout ? 0n : BigInt(stake) / 10_000n
  return written(`${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`)
}

test('an agent invites by link and by code, is paid for the round of one, and pays the other', async ({
  page,
  context,
  request,
  brand,
  trouble,
}) => {
  expect(trouble).toEqual([])
  const agent = await newAgent(brand)
  const terms = { kind: 'REALTIME', tiers: [{ singleBet: '0.01', profitRate: '0.01', lossRate: '0.01' }] } as const
  await contractsIn(brand, request).offerByHouse(agent, { ...terms, tiers: [...terms.tiers] })
  const { open, asked } = await centreOf(page, agent, agent.type)

  await test.step('accepts the contract that the house offers', async () => {
    const centre = await open('agent=realTimeSalary&q.view=REQUESTS')
    await centre.getByRole('button', { name: 'Accept: From the house' }).click()
    await asked('Accept this contract?').getByRole('button', { name: 'Accept', exact: true }).click()
    await expect(asked('Accept this contract?').getByText('You accepted the contract.')).toBeVisible()
  })

  const link = await test.step('creates a link for players', async () => {
    const centre = await open('agent=registerCenter')
    await centre.getByRole('button', { name: 'Create the link' }).click()
    await expect(centre.getByText(/^The link \w+ is ready\.$/)).toBeVisible()
    await centre.getByRole('button', { name: /^Details/ }).click()
    return await centre.getByLabel('Link to share').inputValue()
  })
  const code = new URL(link).searchParams.get('affiliateCode') ?? ''

  const [tab, other] = [await context.newPage(), await context.newPage()]
  for (const each of [tab, other]) await readGreetings(each)
  const invited = await test.step('one registers through the link', () => register(tab, link))
  const coded = await test.step('one types its code', () => register(other, '/register', code))

  await test.step('finds both below, and in the use of the link', async () => {
    const team = await open('agent=teamManagement')
    for (const name of [invited, coded]) await expect(team.getByText(name, { exact: true })).toBeVisible()
    const centre = await open('agent=registerCenter')
    await expect(centre.getByRole('row').filter({ hasText: code })).toContainText('2')
  })

  const bet = await test.step('one plays a round', async () => {
    await playOneRound(tab)
    return betOf(brand, invited)
  })

  await test.step('is paid for it, and opens the line down to the round', async () => {
    settlePast(brand.merchantCode, agent.username)
    const centre = await open('agent=realTimeSalary')
    await centre.getByRole('button', { name: 'Settlements: From the house' }).click()
    // A round that returned its stake pays nothing.
    if (bet.stake === bet.payout) await centre.getByRole('switch', { name: 'Show periods with nothing to pay' }).check()
    await centre
      .getByRole('button', { name: /^Open: / })
      .last()
      .click()
    await expect(centre.getByText('Contract behind this settlement')).toBeVisible()
    const line = centre.getByRole('row').filter({ hasText: invited })
    await expect(line).toContainText(`${brand.symbol}${payFor(bet)}`)
    await line.getByRole('button', { name: /^Details/ }).click()
    for (const fact of [bet.refNo, bet.roundId]) await expect(centre.getByText(fact, { exact: true })).toBeVisible()
  })

  await test.step('sends play money to the other downline', async () => {
    const team = await open('agent=teamManagement')
    await team.getByRole('button', { name: `Transfer to ${coded}` }).click()
    const dialog = asked('Transfer to a downline')
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('100')
    await dialog.getByLabel(/^Transaction password/).fill(agent.payPassword)
    await dialog.getByRole('button', { name: 'Transfer', exact: true }).dblclick()
    await expect(dialog.getByText(new RegExp(`^${coded} has received .*100\\.00`))).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(team.getByRole('row').filter({ hasText: coded })).toContainText('1,100.00')
  })

  await test.step('and every invariant of the ledger holds', () => verifyLedger())
})

test('a file of team bets has every row of the filter, and adds up to the totals of the page', async ({
  page,
  trouble,
}) => {
  expect(trouble).toEqual([])
  const site = storefront(page)
  await site.open()
  await site.signInAs('agent01', demoPassword)
  // A filter of settled days: no bet of another test changes it while it is read.
  const days = [90, 2].map((ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10))
  await site.open(`/help?agent=teamBetting&q.period=${days.join('..')}`)
  const centre = page.getByRole('dialog').first()
  const found = centre.getByText(/^[\d,]+ bets$/)
  await expect(found).toBeVisible()
  const count = Number(((await found.textContent()) ?? '').replace(/\D/g, ''))
  // Many pages; the exact number depends on the day on which the demo data was made.
  expect(count).toBeGreaterThan(400)

  const { rows, sum } = await savedFile(page, () => centre.getByRole('button', { name: 'Save as CSV' }).click())
  expect(rows).toHaveLength(count)
  expect(new Set(rows.map((row) => row['Bet number'])).size).toBe(count)
  const totals = centre.getByLabel('Totals of all bets found')
  // The stake of a returned bet went back, so that the totals leave it out.
  const isKept = ({ Status }: Record<string, string>) => Status !== 'Returned'
  for (const column of ['Bet amount', 'Payout'])
    await expect(totals.locator('div').filter({ hasText: column })).toContainText(written(sum(column, isKept)))
})
