import { createFakeFetch, makeDownline } from '@boardwalk/api-client/fakes'
import { waitFor } from '@testing-library/react'
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
  expect(dialog.getByRole('button', { name: 'agenta1' })).toHaveAttribute('aria-current', 'page')
  await user.click(dialog.getByRole('button', { name: 'My team' }))
  expect(address()).toBe('/help?agent=teamManagement')
  const asked = fake.calls.filter(({ name }) => name === 'agentTeam').map(({ input }) => input)
  expect(asked[0]).toMatchObject({ scope: 'DIRECT' })
  expect(asked[1]).toMatchObject({ scope: 'DIRECT', underAccount: 'agenta1' })
})

it('searches the whole team by a name', async () => {
  const fake = createFakeFetch()
  const { dialog, user } = await openPage('teamManagement', { fake })
  await user.type(await dialog.findByRole('textbox', { name: 'Account begins with' }), 'ami{Enter}')
  const asked = () => fake.calls.filter(({ name }) => name === 'agentTeam').at(-1)?.input
  await waitFor(() => expect(asked()).toMatchObject({ scope: 'TEAM', account: 'ami' }))
})

it('finds accounts of a type on every level, and those that are online', async () => {
  const fake = createFakeFetch()
  const { dialog, user, address } = await openPage('teamManagement', { fake })
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Show' }), 'All levels')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Type' }), 'Players')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Signed in' }), 'Online now')
  expect(address()).toBe('/help?agent=teamManagement&q.depth=ALL&q.type=PLAYER&q.online=YES')
  const asked = () => fake.calls.filter(({ name }) => name === 'agentTeam').at(-1)?.input
  await waitFor(() => expect(asked()).toMatchObject({ scope: 'TEAM', type: 'PLAYER', online: 1 }))
})

it('saves a note about an account', async () => {
  const fake = createFakeFetch()
  const { dialog, user } = await openPage('teamManagement', { fake })
  await user.click(await dialog.findByRole('button', { name: /^Details/ }))
  await user.type(dialog.getByRole('textbox', { name: /^Your note/ }), 'Call on Monday ')
  await user.click(dialog.getByRole('button', { name: 'Save the note' }))
  expect(await dialog.findByText('The note is saved.')).toBeVisible()
  expect(fake.calls.find(({ name }) => name === 'noteDownline')?.input).toMatchObject({ id, remark: 'Call on Monday' })
})
