import { api } from '@boardwalk/api-client'
import { createFakeFetch, makeLogin } from '@boardwalk/api-client/fakes'
import { laterApi } from '@boardwalk/api-client/later'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bornBy } from '../pages/register/born-by.ts'
import { renderStorefront } from '../testing/render-storefront.tsx'
import { startSession } from './start-session.ts'

const announcementsArg = { types: 'PL,H', platform: 'W' as const, execution: 'B' as const, language: 'EN' as const }

describe('after a login', () => {
  it('asks again for announcements, popular and hot games, and for favourites, balance and unread (checklist 67)', async () => {
    const fake = createFakeFetch()
    const page = await renderStorefront('/help', { fake })
    const { endpoints } = api
    await screen.findAllByText('Sign in')
    const asked = [
      page.store.dispatch(endpoints.announcements.initiate(announcementsArg)),
      page.store.dispatch(endpoints.hotGames.initiate({ isPlatform: 2, language: 'EN' })),
      page.store.dispatch(laterApi.endpoints.popularLottery.initiate({ count: 20 })),
    ]
    const favourites = page.store.dispatch(endpoints.favouriteIds.initiate({}))
    await Promise.all([...asked, favourites])
    const before = Object.groupBy(fake.calls, ({ name }) => name)
    page.store.dispatch(startSession(makeLogin()))
    await waitFor(() => {
      const after = Object.groupBy(fake.calls, ({ name }) => name)
      for (const name of [
        'announcements',
        'hotGames',
        'popularLottery',
        'favouriteIds',
        'balance',
        'unreadCount',
        'memberInfo',
      ] as const) {
        expect(after[name]?.length ?? 0, name).toBeGreaterThan(before[name]?.length ?? 0)
      }
    })
  })

  it('is nobody else in another tab: the session is of the tab that opened it', async () => {
    const page = await renderStorefront('/help')
    page.store.dispatch(startSession(makeLogin()))
    expect(localStorage.getItem('token')).toBeNull()
    expect(sessionStorage.getItem('token')).toBe(makeLogin().token)
  })
})

describe('the last day of birth of an age', () => {
  it.each([
    ['2026-11-21T10:00:00Z', 'Asia/Manila', 21, '2005-11-21'],
    ['2026-11-21T17:00:00Z', 'Asia/Manila', 21, '2005-11-22'],
    ['2028-02-29T10:00:00Z', 'Asia/Dhaka', 21, '2007-02-28'],
  ])('at %s in %s for %i is %s', (now, zone, age, day) => {
    expect(bornBy(Date.parse(now), zone, age)).toBe(day)
  })
})
