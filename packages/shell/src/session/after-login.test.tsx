import { api } from '@boardwalk/api-client'
import { createFakeFetch, makeLogin } from '@boardwalk/api-client/fakes'
import { lazyApi } from '@boardwalk/api-client/lazy'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { modalOpened } from '../app/modal-slice.ts'
import type { ShellStore } from '../app/store.ts'
import { bornBy } from '../registration/born-by.ts'
import { memberCentre } from '../testing/centres.tsx'
import { renderStorefront } from '../testing/render-storefront.tsx'
import { startSession } from './start-session.ts'

const announcementsArg = { types: 'PL,PU,H', platform: 'W' as const, execution: 'B' as const, language: 'EN' as const }

const pending = (store: ShellStore) =>
  Object.values(store.getState().api.queries).filter((query) => query?.status === 'pending').length

describe('after a login', () => {
  it('refetches announcements, popular and hot games, favourites, balance and unread (checklist 67)', async () => {
    const fake = createFakeFetch()
    const page = await renderStorefront('/help', { fake, features: [memberCentre] })
    const { endpoints } = api
    await screen.findAllByText('Sign in')
    const asked = [
      page.store.dispatch(endpoints.announcements.initiate(announcementsArg)),
      page.store.dispatch(endpoints.hotGames.initiate({ isPlatform: 2, language: 'EN' })),
      page.store.dispatch(lazyApi.endpoints.popularLottery.initiate({ count: 20 })),
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

  it.each([
    [null, null],
    [{ until: null }, { kind: 'excluded' }],
    [{ until: '2027-05-24T04:00:00.000Z' }, { kind: 'excluded', until: '2027-05-24T04:00:00.000Z' }],
  ])('of a player who is excluded (%j) opens %j', async (excluded, open) => {
    const page = await renderStorefront('/help', { features: [memberCentre] })
    page.store.dispatch(modalOpened({ kind: 'login' }))
    page.store.dispatch(startSession(makeLogin({ excluded })))
    expect(page.store.getState().modal.open).toEqual(open)
  })

  it('sends each read once (checklist 67)', async () => {
    const fake = createFakeFetch()
    const page = await renderStorefront('/', { fake })
    await screen.findAllByText('Sign in')
    await waitFor(() => expect(fake.calls.some(({ name }) => name === 'announcements')).toBe(true))
    await vi.waitFor(() => expect(pending(page.store)).toBe(0), 20_000)
    const before = fake.calls.length
    page.store.dispatch(startSession(makeLogin()))
    await screen.findByTestId('balance')
    await vi.waitFor(() => expect(pending(page.store)).toBe(0), 20_000)
    const asked = fake.calls.slice(before).map(({ name, input }) => `${name} ${JSON.stringify(input)}`)
    expect(asked.filter((call, index) => asked.indexOf(call) !== index)).toEqual([])
    expect(asked.join()).toContain('announcements')
  })

  it('refetches the page’s data for a visitor, when the tab has a session', async () => {
    const fake = createFakeFetch()
    const arg = { group: 'w_help', language: 'EN' }
    const entries = [{ endpoint: 'siteBanners', arg, value: { list: [] } }]
    await renderStorefront('/help', { fake, entries, signedInAs: 0 })
    await waitFor(() => expect(fake.calls.filter(({ name }) => name === 'siteBanners')).toHaveLength(1))
    const [call] = fake.calls.filter(({ name }) => name === 'siteBanners')
    expect(call?.headers.get('authorization')).toMatch(/^Bearer /)
  })

  it('is signed out in another tab: the session belongs to the tab that opened it', async () => {
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
