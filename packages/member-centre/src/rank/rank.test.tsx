import { createFakeFetch, makeMember } from '@boardwalk/api-client/fakes'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage } from '../testing/open-page.ts'
import { storyRank, topRank } from '../testing/story-rank.ts'

const open = (rank = storyRank) => openPage('playerRank', { fake: createFakeFetch({ playerRank: () => rank }) })

it('shows the level, the threshold of the next one, and the benefits of each level', async () => {
  const { dialog } = await open()
  expect(await dialog.findByRole('heading', { name: 'Next level: VIP 3' })).toBeVisible()
  const bar = (name: string) => dialog.getByRole('progressbar', { name })
  expect(bar('Valid bets')).toHaveAttribute('aria-valuetext', '₱8,400.00 of ₱20,000.00')
  expect(bar('Deposits')).toHaveAttribute('aria-valuetext', '₱2,100.00 of ₱1,500.00')
  expect(bar('Deposits')).toHaveAttribute('value', '1')
  const rows = within(dialog.getByRole('table')).getAllByRole('row')
  expect(rows).toHaveLength(4)
  expect(rows[2]).toHaveTextContent('Your level')
  expect(rows[3]).toHaveTextContent('VIP customer service, Birthday gift')
})

it('says so at the highest level', async () => {
  const { dialog } = await open(topRank)
  expect(await dialog.findByText('You have the highest level.')).toBeVisible()
  expect(dialog.queryByRole('progressbar')).toBeNull()
})

it('is a page of members with a club label only (checklist 118)', async () => {
  const fake = createFakeFetch({ memberInfo: () => makeMember({ clubLabel: null }) })
  const { dialog } = await openPage('playerRank', { fake })
  expect(await dialog.findByRole('link', { name: 'Account & security' })).toHaveAttribute('aria-current', 'page')
  expect(dialog.queryByRole('link', { name: 'Rank' })).toBeNull()
  expect(fake.calls.map(({ name }) => name)).not.toContain('playerRank')
})
