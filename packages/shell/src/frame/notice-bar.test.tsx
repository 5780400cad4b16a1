import { createFakeFetch, fakeId, makeAnnouncement } from '@boardwalk/api-client/fakes'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderStorefront } from '../testing/render-storefront.tsx'

it('opens the notices at the title that was pressed (checklist 22)', async () => {
  const player = ['One', 'Two', 'Three'].map((title, n) => makeAnnouncement({ title }, n + 1))
  const fake = createFakeFetch({ announcements: () => ({ player, banners: [], popup: [], promotion: [] }) })
  const page = await renderStorefront('/', { fake })
  const [title] = await screen.findAllByRole('button', { name: 'Three', hidden: true })
  fireEvent.click(title as HTMLElement)
  expect(page.store.getState().modal.open).toEqual({ kind: 'notice', id: fakeId(3) })
})

it('shows pop-ups that do not open by themselves among the others, newest first', async () => {
  const player = [makeAnnouncement({ title: 'Yesterday', publishedAt: '2026-11-20T10:00:00.000Z' }, 1)]
  const popup = [makeAnnouncement({ title: 'Today', publishedAt: '2026-11-21T10:00:00.000Z' }, 2)]
  const fake = createFakeFetch({ announcements: () => ({ player, banners: [], popup, promotion: [] }) })
  await renderStorefront('/', { fake })
  const titles = await screen.findAllByRole('button', { name: /day$/, hidden: true })
  expect(titles.slice(0, 2).map((title) => title.textContent)).toEqual(['Today', 'Yesterday'])
})
