import { createFakeFetch, makeAnnouncement, makePromotion } from '@boardwalk/api-client/fakes'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderStorefront } from '../testing/render-storefront.tsx'
import { content } from './index.ts'

const forVisitors = true as const
const fake = createFakeFetch({
  promotions: () => ({
    types: [],
    list: [{ ...makePromotion({ title: 'Welcome' }, 1), forVisitors }, makePromotion({ title: 'Rain' }, 2)],
  }),
  siteAnnouncements: () => ({
    ...{ pageNo: 1, pageSize: 9, totalPages: 1, totalCount: 2 },
    list: [{ ...makeAnnouncement({ title: 'Welcome' }, 1), forVisitors }, makeAnnouncement({ title: 'Rain' }, 2)],
  }),
})

const displayOf = async (title: string) => {
  const entry = (await screen.findByText(title)).closest('article, details')
  return entry && getComputedStyle(entry).display
}

it.each(['/promotions', '/noticePage'])(
  'at %s an entry for visitors takes no room in a member’s page',
  async (address) => {
    await renderStorefront(address, { fake, features: [content] })
    expect(await displayOf('Welcome')).not.toBe('none')
    document.documentElement.dataset.session = 'member'
    expect(await displayOf('Welcome')).toBe('none')
    expect(await displayOf('Rain')).not.toBe('none')
  },
)
