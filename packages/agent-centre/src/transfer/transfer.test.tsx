import { createFakeFetch, fakeError, makeDownline } from '@boardwalk/api-client/fakes'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage } from '../testing/open-page.ts'

type Fake = ReturnType<typeof createFakeFetch>
const sent = (fake: Fake) => fake.calls.filter(({ name }) => name === 'transferDownline').map(({ input }) => input)

async function opened(fake: Fake) {
  const { dialog, user } = await openPage('teamManagement', { fake })
  await user.click(await dialog.findByRole('button', { name: 'Transfer to agenta1' }))
  const asked = within(await screen.findByRole('dialog', { name: 'Transfer to a downline' }))
  const fill = async (amount: string, password = 'coin-Tree-9') => {
    await user.type(asked.getByRole('textbox', { name: /^Amount/ }), amount)
    if (password) await user.type(asked.getByLabelText(/^Transaction password/), password)
    await user.dblClick(asked.getByRole('button', { name: 'Transfer' }))
  }
  return { asked, user, fill, dialog }
}

it('transfers to the account of a row once, after a look at name and amount', async () => {
  const fake = createFakeFetch()
  const { asked, user, fill } = await opened(fake)
  expect(await asked.findByText('₱2,500.00')).toBeVisible()
  await fill('3000', '')
  expect(asked.getByText('You can transfer ₱2,500.00 at most.')).toBeVisible()
  expect(asked.getByText('Enter your transaction password.')).toBeVisible()
  expect(sent(fake)).toEqual([])
  await user.clear(asked.getByRole('textbox', { name: /^Amount/ }))
  await user.type(asked.getByRole('textbox', { name: /^Note/ }), 'For March')
  await fill('250')
  expect(await asked.findByText(/^agenta1 has received ₱250.00/)).toBeVisible()
  expect(sent(fake)).toEqual([{ account: 'agenta1', amount: '250', password: 'coin-Tree-9', remark: 'For March' }])
  expect(JSON.stringify(sessionStorage)).not.toContain('coin-Tree')
})

it('names the figure of a refusal', async () => {
  const data = { limit: '50000.00', used: '49900.00', resetsAt: '2026-11-21T16:00:00.000Z' }
  const fake = createFakeFetch(fakeError('transferDownline', 'DAILY_LIMIT', data))
  const { asked, fill } = await opened(fake)
  await asked.findByText('₱2,500.00')
  await fill('250')
  expect(await asked.findByText(/^You can transfer ₱50,000.00 per day/)).toBeVisible()
})

it('asks for a proof where the gateway wants one, and then sends the same transfer', async () => {
  const proof = { stepUpToken: 's', methods: ['PASSWORD'] }
  const fake = createFakeFetch(fakeError('transferDownline', 'STEP_UP_REQUIRED', proof))
  const { asked, user, fill } = await opened(fake)
  await asked.findByText('₱2,500.00')
  await fill('250')
  const form = within(await screen.findByRole('dialog', { name: 'Is it you?' }))
  const given = { refNo: 'TR261121-0000000001', amount: '250.00', balance: '1.00' }
  let moved = 0
  fake.use({
    transferDownline: ({ account }) => {
      moved += 1
      return { ...given, recipient: account }
    },
  })
  await user.type(form.getByLabelText('Your password'), 'river-Stone-42')
  await user.click(form.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText(/^agenta1 has received ₱250.00/)).toBeVisible()
  expect(moved).toBe(1)
  expect(sent(fake).at(-1)).toEqual({ account: 'agenta1', amount: '250', password: 'coin-Tree-9' })
})

it('is offered neither to staff nor for accounts further down', async () => {
  const staff = await openPage('teamManagement', { signedInAs: 42 })
  await staff.dialog.findByRole('button', { name: /^Details/ })
  expect(staff.dialog.queryByRole('button', { name: /^Transfer/ })).toBeNull()
  staff.unmount()
  const page = { pageNo: 1, pageSize: 20, totalCount: 1, totalPages: 1, path: [] }
  const deep = createFakeFetch({ agentTeam: () => ({ ...page, list: [makeDownline({ level: 2 })] }) })
  const shown = await openPage('teamManagement', { fake: deep })
  await shown.dialog.findByRole('button', { name: /^Details/ })
  expect(shown.dialog.queryByRole('button', { name: /^Transfer/ })).toBeNull()
})
