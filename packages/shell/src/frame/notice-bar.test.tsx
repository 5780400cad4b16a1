import { createFakeFetch, makeAnnouncement } from '@boardwalk/api-client/fakes'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderStorefront } from '../testing/render-storefront.tsx'

it('opens the notices at the title that was pressed (checklist 22)', async () => {
  const player = ['One', 'Two', 'Three'].map((title, n) => makeAnnouncement({ title }, n + 1))
  const fake = createFakeFetch({ announcements: () => ({ player, banners: [], popup: [], promotion: [] }) })
  const page = await renderStorefront('/', { fake })
  const [title] = await screen.findAllByRole('button', { name: 'Three', hidden: true })
  fireEvent.click(title as HTMLElement)
  expect(page.store.getState().modal.open).toEqual({ kind: 'notice', index: 2 })
})
