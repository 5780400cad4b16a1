import { createFakeFetch } from '@boardwalk/api-client/fakes'
import { expect, it } from 'vitest'
import { openPage } from '../testing/open-page.ts'

it('lists nine announcements per page and opens one', async () => {
  const fake = createFakeFetch()
  const { dialog, user } = await openPage('agentAnnouncement', { fake })
  await user.click(await dialog.findByText('New links'))
  expect(dialog.getByText('Links have an end.')).toBeVisible()
  expect(fake.calls.find(({ name }) => name === 'agentAnnouncements')?.input).toMatchObject({ pageNo: 1, pageSize: 9 })
})

it('leads back from a page that has none', async () => {
  const none = { list: [], pageNo: 3, pageSize: 9, totalCount: 0, totalPages: 0 }
  const fake = createFakeFetch({ agentAnnouncements: () => none })
  const { dialog, user, address } = await openPage('agentAnnouncement&q.page=3', { fake })
  await user.click(await dialog.findByRole('button', { name: 'Go to the first page' }))
  expect(address()).toBe('/help?agent=agentAnnouncement')
  expect(await dialog.findByText('No announcements')).toBeVisible()
})
