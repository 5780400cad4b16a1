import { createFakeFetch } from '@boardwalk/api-client/fakes'
import { expect, it } from 'vitest'
import { openPage } from '../testing/open-page.ts'

it.each([
  ['deposit', /^Transactions of/, 'transactionDetails&q.only=amihan11&q.kind=DEPOSIT'],
  ['withdraw', /^Transactions of/, 'transactionDetails&q.only=amihan11&q.kind=WITHDRAWAL'],
  ['bonus', /^Transactions of/, 'transactionDetails&q.only=amihan11&q.kind=GIFTS'],
  ['winLoss', /^Bets of/, 'teamBetting&q.only=amihan11&q.state=SETTLED'],
])('opens the rows of an account behind the figure %s', async (figure, name, address) => {
  const shown = await openPage(`userProfit&q.figure=${figure}`, { fake: createFakeFetch() })
  await shown.user.click(await shown.dialog.findByRole('link', { name }))
  expect(shown.address()).toBe(`/help?agent=${address}`)
})
