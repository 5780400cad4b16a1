import { api } from '@boardwalk/api-client'
import { createFakeFetch, fakeError, fakes } from '@boardwalk/api-client/fakes'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { modalOpened } from '../app/modal-slice.ts'
import { memberCentre } from '../testing/centres.tsx'
import { renderStorefront } from '../testing/render-storefront.tsx'
import { onWideScreen } from '../testing/wide-screen.ts'
import { askStatus } from './ask-status.ts'

afterEach(() => vi.useRealTimers())

const status = (status: 0 | 1 | 2, rest = {}) => ({
  systemStatus: () => ({
    status,
    messageKey: null,
    until: null,
    ip: '203.0.113.9',
    countryCode: 'PH',
    csUrl: null,
    ...rest,
  }),
})
const permission = (change: object) => ({
  permission: () => {
    const value = fakes.permission({ url: '' })
    return { ...value, location: { countryCode: 'PH', ip: '203.0.113.9' }, ...change }
  },
})
const service = () => screen.findByRole('button', { name: 'Contact customer service' })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('a closed platform', () => {
  it.each([
    ['status 0', status(0), null],
    ['status 1', status(1), 'Closed for maintenance'],
    ['status 2', status(2), 'Not available where you are'],
    ['both flags', permission({ maintenance: true, regionRestriction: true }), 'Closed for maintenance'],
    [
      'status 2 and the maintenance flag',
      { ...status(2), ...permission({ maintenance: true }) },
      'Closed for maintenance',
    ],
    ['the region flag', permission({ regionRestriction: true }), 'Not available where you are'],
  ])('by %s shows the screen that wins (checklist 11)', async (_, answers, title) => {
    await renderStorefront('/', { fake: createFakeFetch(answers) })
    if (title) await heading(title)
    else expect(await screen.findByRole('banner')).toBeInTheDocument()
    expect(screen.queryAllByRole('main')).toHaveLength(1)
  })

  it.each([
    ['maintenance', 1, 'Closed for maintenance'],
    ['a blocked region', 2, 'Not available where you are'],
  ] as const)('by %s replaces shortcuts, dialogs and overlays too (checklist 11, 12)', async (_, code, title) => {
    const back = onWideScreen()
    const options = { signedInAs: 0, features: [memberCentre] }
    const { fake, store } = await renderStorefront('/help?member=messageV2', options)
    await screen.findByLabelText('Shortcuts')
    await screen.findByText('member centre: messageV2')
    act(() => void store.dispatch(modalOpened({ kind: 'region' })))
    await screen.findByRole('dialog')
    fake.use(status(code))
    await act(async () => void (await store.dispatch(askStatus())))
    await heading(title)
    expect(screen.queryByLabelText('Shortcuts')).not.toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.queryByText(/member centre/)).not.toBeInTheDocument()
    back()
  })

  it('shows reason and end, and links to customer service during maintenance (checklist 12)', async () => {
    await renderStorefront('/', { fake: createFakeFetch(status(1, { until: '2026-11-21T14:30:00.000Z' })) })
    await heading('Closed for maintenance')
    expect(screen.getByText(/Your play-money balance is safe/)).toBeInTheDocument()
    expect(screen.getByText(/Expected back: .*2026.* \(Philippine Standard Time\)/)).toBeInTheDocument()
    expect(await service()).toBeEnabled()
  })

  it('shows a blocked visitor their address and the way to a person (checklist 12)', async () => {
    await renderStorefront('/', { fake: createFakeFetch({ ...status(2), ...permission({}) }) })
    await heading('Not available where you are')
    expect(await screen.findByText('203.0.113.9')).toBeInTheDocument()
    expect(screen.getByText(/customer service can help/)).toBeInTheDocument()
    expect(await service()).toBeEnabled()
  })
})

describe('an open page', () => {
  it('turns when the platform closes and comes back without a reload', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { fake } = await renderStorefront('/help')
    await heading('Help')
    await waitFor(() => expect(fake.calls.map(({ name }) => name)).toContain('permission'))
    fake.use({ ...status(1), ...permission({ maintenance: true }) })
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    await heading('Closed for maintenance')
    fake.use({ ...status(0), ...permission({ maintenance: false }) })
    await act(() => vi.advanceTimersByTimeAsync(16_000))
    await heading('Help')
  })

  it('opens again although its configuration was read while the platform was closed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { fake } = await renderStorefront('/help', {
      fake: createFakeFetch({ ...status(1), ...permission({ maintenance: true }) }),
    })
    await heading('Closed for maintenance')
    await waitFor(() => expect(fake.calls.map(({ name }) => name)).toContain('permission'))
    fake.use({ ...status(0), ...permission({ maintenance: false }) })
    await act(() => vi.advanceTimersByTimeAsync(16_000))
    await heading('Help')
  })

  it('turns at once when any call is refused because the platform closed', async () => {
    const { fake, store } = await renderStorefront('/help')
    await heading('Help')
    fake.use({ ...fakeError('siteBanners', 'MAINTENANCE'), ...status(1) })
    const ask = api.endpoints.siteBanners.initiate({ group: 'w_rng' }, { subscribe: false })
    await act(async () => void (await store.dispatch(ask)))
    await heading('Closed for maintenance')
  })
})
