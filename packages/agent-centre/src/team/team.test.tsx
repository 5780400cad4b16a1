import { createFakeFetch, fakeError, makeDownline } from '@boardwalk/api-client/fakes'
import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage } from '../testing/open-page.ts'

const page = { pageNo: 1, pageSize: 20, totalCount: 1, totalPages: 1 }
const { id, account, type, level } = makeDownline()
const brief = { id, account, type, level }

it('goes down the tree a level at a time, and back up', async () => {
  const fake = createFakeFetch({
    agentTeam: ({ underAccount }) =>
      underAccount
        ? { ...page, list: [makeDownline({ account: 'agenta1b1', level: 2, members: 0 }, 2)], path: [brief] }
        : { ...page, list: [makeDownline()], path: [] },
  })
  const { dialog, user, address } = await openPage('teamManagement', { fake })
  await user.click(await dialog.findByRole('button', { name: 'Open the team of agenta1' }))
  expect(address()).toBe('/help?agent=teamManagement&q.under=agenta1')
  expect(await dialog.findByText('agenta1b1')).toBeVisible()
  expect(dialog.queryByRole('button', { name: /^Open the team/ })).toBeNull()
  expect(dialog.getByText('agenta1', { selector: '[aria-current=page]' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'My team' }))
  expect(address()).toBe('/help?agent=teamManagement')
  const asked = fake.calls.filter(({ name }) => name === 'agentTeam').map(({ input }) => input)
  expect(asked[0]).toMatchObject({ scope: 'DIRECT' })
  expect(asked[1]).toMatchObject({ scope: 'DIRECT', underAccount: 'agenta1' })
})

it('leads back from an account that is not in the team', async () => {
  const fake = createFakeFetch(fakeError('agentTeam', 'NOT_FOUND'))
  const { dialog, user, address } = await openPage('teamManagement&q.under=stranger', { fake })
  expect(await dialog.findByText('stranger', { selector: '[aria-current=page]' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'My team' }))
  expect(address()).toBe('/help?agent=teamManagement')
})

it('searches the whole team by a name', async () => {
  const fake = createFakeFetch()
  const { dialog, user } = await openPage('teamManagement', { fake })
  await user.type(await dialog.findByRole('textbox', { name: 'Account begins with' }), 'ami{Enter}')
  const asked = () => fake.calls.filter(({ name }) => name === 'agentTeam').at(-1)?.input
  await waitFor(() => expect(asked()).toMatchObject({ scope: 'TEAM', account: 'ami' }))
})

it('finds accounts of a type on every level, in a status, and those that are online', async () => {
  const fake = createFakeFetch()
  const { dialog, user, address } = await openPage('teamManagement', { fake })
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Show' }), 'All levels')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Type' }), 'Players')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'Disabled')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Signed in' }), 'Online now')
  expect(address()).toBe('/help?agent=teamManagement&q.depth=ALL&q.type=PLAYER&q.status=DISABLED&q.online=YES')
  const asked = () => fake.calls.filter(({ name }) => name === 'agentTeam').at(-1)?.input
  await waitFor(() => expect(asked()).toMatchObject({ scope: 'TEAM', type: 'PLAYER', status: 'DISABLED', online: 1 }))
})

it('opens an account with its contracts and masked contacts, and sets its rebate within the bounds', async () => {
  const fake = createFakeFetch()
  const { dialog, user } = await openPage('teamManagement', { fake })
  await user.click(await dialog.findByRole('button', { name: /^Details/ }))
  expect(await dialog.findByText('***4821')).toBeVisible()
  expect(dialog.getByText('Real-time salary')).toBeVisible()
  const form = within(dialog.getByRole('form', { name: 'Rebate of agenta1' }))
  const rate = form.getByRole('textbox', { name: /^Rebate/ })
  expect(rate).toHaveValue('0.4')
  const save = form.getByRole('button', { name: 'Save the rebate' })
  const sent = () => fake.calls.filter(({ name }) => name === 'changeDownline').map(({ input }) => input)
  await user.clear(rate)
  await user.type(rate, '0.81')
  await user.click(save)
  expect(form.getByText('Enter a percentage from 0.2% to 0.8%.')).toBeVisible()
  expect(sent()).toEqual([])
  await user.clear(rate)
  await user.type(rate, '0.55')
  await user.click(save)
  expect(await form.findByText('The rebate is saved.')).toBeVisible()
  expect(sent()).toMatchObject([{ id, rebate: '0.0055' }])
})

it('lets staff read only', async () => {
  const { dialog, user } = await openPage('teamManagement', { signedInAs: 42 })
  await user.click(await dialog.findByRole('button', { name: /^Details/ }))
  expect(await dialog.findByText('***4821')).toBeVisible()
  expect(dialog.queryByRole('form', { name: /^(Note|Rebate)/ })).toBeNull()
})

it('saves a note about an account', async () => {
  const fake = createFakeFetch()
  const { dialog, user } = await openPage('teamManagement', { fake })
  await user.click(await dialog.findByRole('button', { name: /^Details/ }))
  await user.type(await dialog.findByRole('textbox', { name: /^Your note/ }), 'Call on Monday ')
  await user.click(dialog.getByRole('button', { name: 'Save the note' }))
  expect(await dialog.findByText('The note is saved.')).toBeVisible()
  expect(fake.calls.find(({ name }) => name === 'changeDownline')?.input).toMatchObject({
    id,
    remark: 'Call on Monday',
  })
})
