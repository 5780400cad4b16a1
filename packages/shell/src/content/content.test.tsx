import { promotionStates } from '@boardwalk/api-client/contract'
import { createFakeFetch, fakeError, fakeId, makeAnnouncement, makePromotion } from '@boardwalk/api-client/fakes'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { defineFeature } from '../feature-contract.ts'
import { themeChanged } from '../settings/settings-slice.ts'
import { readStrings } from '../testing/fixture.ts'
import { renderStorefront } from '../testing/render-storefront.tsx'
import { findHelp } from './help/find-help.ts'

vi.mock('../human/solve.ts', () => ({ solve: async () => ({ counter: 1 }) }))

const offer = (change: object, n: number) => makePromotion({ title: `Offer ${n}`, ...change }, n)
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

describe('promotions', () => {
  const types = [
    { code: 'DAILY', label: 'Daily' },
    { code: 'EVENT', label: 'Events' },
  ]

  it('have a text for every state of the specification, in every language (checklist 122)', () => {
    for (const language of ['EN', 'TY', 'BN', 'HI'] as const) {
      const { promotions } = readStrings(language).pages as { promotions: { state: Record<string, string> } }
      const words = promotionStates.map((state) => promotions.state[state])
      expect(words.every(Boolean)).toBe(true)
      expect(new Set(words).size).toBe(promotionStates.length)
    }
  })

  it('show their state in words', async () => {
    const list = promotionStates.map((state, n) => offer({ state, kind: 'JOIN' }, n + 1))
    await renderStorefront('/promotions', { fake: createFakeFetch({ promotions: () => ({ types, list }) }) })
    const cards = await screen.findAllByRole('article')
    expect(within(cards[0] as HTMLElement).getByText('Coming soon')).toBeInTheDocument()
    expect(within(cards.at(-1) as HTMLElement).getByText('Closed')).toBeInTheDocument()
  })

  it('offer no joining of an informational one', async () => {
    const list = [offer({ kind: 'INFO', state: 'JOIN' }, 1)]
    await renderStorefront('/promotions', { fake: createFakeFetch({ promotions: () => ({ types, list }) }) })
    expect(await screen.findByText('Running')).toBeInTheDocument()
  })

  it('come by type, and the address remembers which', async () => {
    const list = [offer({ type: 'DAILY' }, 1), offer({ type: 'EVENT' }, 2)]
    const fake = createFakeFetch({ promotions: () => ({ types, list }) })
    const { user, address } = await renderStorefront('/promotions', { fake })
    await user.click(await screen.findByRole('tab', { name: 'Events' }))
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(address()).toBe('/promotions?type=EVENT')
    await user.click(screen.getByRole('tab', { name: 'All' }))
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })

  it('lead to their page, which runs no markup of its text', async () => {
    const content =
      '<p>First <b>day</b></p><p>&lt;img src=x onerror=alert(1)&gt;</p><img src=x onerror=alert(1)><script>alert(1)</script>'
    const fake = createFakeFetch({ promotion: ({ id }) => ({ ...makePromotion({ id }), content }) })
    const { user, container } = await renderStorefront('/promotions', { fake })
    await user.click(await screen.findByRole('link', { name: 'Lantern week 1' }))
    expect((await screen.findByText('day')).closest('p')).toHaveTextContent('First day')
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument()
    expect(container.querySelector('main script, main img[onerror]')).toBeNull()
  })

  it('name the document, until another page does', async () => {
    const { user, store } = await renderStorefront(`/promoDetail?id=${fakeId(1)}`)
    await waitFor(() => expect(document.title).toBe('Lantern week 1 · Tala'))
    act(() => void store.dispatch(themeChanged('dark')))
    expect(document.title).toBe('Lantern week 1 · Tala')
    await user.click(await screen.findByRole('link', { name: 'All promotions' }))
    await waitFor(() => expect(document.title).toBe('Promotions · Tala'))
    await user.click(await screen.findByRole('link', { name: 'Lantern week 1' }))
    await waitFor(() => expect(document.title).toBe('Lantern week 1 · Tala'))
  })

  it('offer a feature’s action, and nothing without one', async () => {
    const joining = defineFeature({
      name: 'joining',
      lazy: async () => ({
        promotion: [({ promotion }) => <button type="button">{`Join ${promotion.title}`}</button>],
      }),
    })
    const { unmount } = await renderStorefront(`/promoDetail?id=${fakeId(1)}`)
    await heading('Lantern week 1')
    expect(screen.queryByRole('button', { name: /^Join/ })).not.toBeInTheDocument()
    unmount()
    await renderStorefront(`/promoDetail?id=${fakeId(1)}`, { features: [joining] })
    expect(await screen.findByRole('button', { name: 'Join Lantern week 1' })).toBeInTheDocument()
  })

  it('that do not exist show a message and link back', async () => {
    const fake = createFakeFetch(fakeError('promotion', 'NOT_FOUND'))
    const { user, address } = await renderStorefront(`/promoDetail?id=${fakeId(9)}`, { fake })
    await user.click(await screen.findByRole('link', { name: 'All promotions' }))
    expect(address()).toBe('/promotions')
  })
})

describe('announcements', () => {
  it('come nine to a page (checklist 37)', async () => {
    const { fake, user, address } = await renderStorefront('/noticePage', {
      fake: createFakeFetch({
        siteAnnouncements: ({ pageNo, pageSize }) => ({
          list: [{ ...makeAnnouncement(), title: `Page ${pageNo} of news` }],
          pageNo,
          pageSize,
          totalCount: 20,
          totalPages: 3,
        }),
      }),
    })
    await screen.findByText('Page 1 of news')
    expect(fake.calls.find(({ name }) => name === 'siteAnnouncements')?.input).toMatchObject({ pageNo: 1, pageSize: 9 })
    await user.click(screen.getByRole('button', { name: 'Page 2' }))
    expect(await screen.findByText('Page 2 of news')).toBeInTheDocument()
    expect(address()).toBe('/noticePage?page=2')
  })
})

describe('help', () => {
  const entries = [
    { title: 'Sign in', content: '<p>Your name and password.</p>', sort: 2 },
    { title: 'Is the café open?', content: '<p>Sign of the times.</p>', sort: 1 },
  ]

  it.each([
    ['', ['Is the café open?', 'Sign in']],
    ['SIGN', ['Sign in', 'Is the café open?']],
    ['cafe', ['Is the café open?']],
    ['name password', ['Sign in']],
    ['name café', []],
  ])('finds “%s”', (words, titles) => {
    expect(findHelp(entries, words).map(({ title }) => title)).toEqual(titles)
  })

  it.each([
    ['log in', ['Sign in']],
    ['LOGIN password', ['Sign in']],
    ['logins', []],
    ['cafeteria', ['Is the café open?']],
  ])('finds “%s” by other words', (words, titles) => {
    expect(findHelp(entries, words, 'sign in, log in, login / café, cafeteria').map(({ title }) => title)).toEqual(
      titles,
    )
  })

  it('shows the number of results', async () => {
    const { user } = await renderStorefront('/help', {
      fake: createFakeFetch({
        helpCenter: () => ({ list: entries.map((entry, n) => ({ ...entry, id: fakeId(n), category: 'START' })) }),
      }),
    })
    await user.type(await screen.findByRole('searchbox'), 'password')
    expect(await screen.findByText('1 found')).toBeInTheDocument()
    expect(screen.queryByText('Is the café open?')).not.toBeInTheDocument()
  })
})

describe('downloads', () => {
  const file = {
    os: 'IOS_CONFIG' as const,
    url: '/download/ios.mobileconfig',
    qr: '/download/ios.mobileconfig',
    version: null,
  }

  it('show a code with this host’s address, steps, and the profile for iPhones', async () => {
    const page = { os: 'ANDROID' as const, url: '/down', qr: '/down', version: '1.2' }
    await renderStorefront('/down', { fake: createFakeFetch({ downloads: () => ({ list: [page, file] }) }) })
    expect(await screen.findByRole('img', { name: /opens this page on an Android/ })).toBeInTheDocument()
    expect(screen.getByText(/open the page in Chrome/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Download the profile' })).toHaveAttribute('href', file.url)
  })

  it('install with an offer that preceded hydration', async () => {
    const offer = Object.assign(new Event('beforeinstallprompt'), { prompt: async () => undefined })
    Object.assign(window, { installOffer: offer })
    await renderStorefront('/down')
    expect(await screen.findByRole('button', { name: 'Install' })).toBeInTheDocument()
    Reflect.deleteProperty(window, 'installOffer')
  })

  it('install when the browser offers it, and confirm it', async () => {
    const { user } = await renderStorefront('/down')
    await heading(/on your device/)
    expect(screen.queryByRole('button', { name: 'Install' })).not.toBeInTheDocument()
    const prompt = vi.fn(async () => undefined)
    const offered = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt,
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    })
    await waitFor(async () => {
      await act(async () => void window.dispatchEvent(offered))
      expect(screen.getByRole('button', { name: 'Install' })).toBeInTheDocument()
    })
    await user.click(screen.getByRole('button', { name: 'Install' }))
    expect(await screen.findByText('It is installed on this device.')).toBeInTheDocument()
    expect(prompt).toHaveBeenCalledTimes(1)
  })
})

describe('joining', () => {
  const fill = async (user: Awaited<ReturnType<typeof renderStorefront>>['user']) => {
    await user.type(await screen.findByLabelText('Name'), ' Amihan ')
    await user.type(screen.getByLabelText('Address or number'), 'amihan@example.org')
  }

  it('requires missing fields and sends nothing', async () => {
    const { user, fake } = await renderStorefront('/join')
    await user.click(await screen.findByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Enter your name')).toBeInTheDocument()
    expect(fake.calls.map(({ name }) => name)).not.toContain('join')
  })

  it('sends once with a proof, and shows the number to keep', async () => {
    const { user, fake } = await renderStorefront('/join')
    await fill(user)
    await user.dblClick(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByDisplayValue(/^FB/)).toBeInTheDocument()
    const sent = fake.calls.filter(({ name }) => name === 'join')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.input).toMatchObject({ name: 'Amihan', channel: 'EMAIL', altcha: expect.any(String) })
    expect(fake.calls.find(({ name }) => name === 'challenge')?.input).toMatchObject({ purpose: 'join' })
  })

  it('keeps every word when it fails', async () => {
    const { user } = await renderStorefront('/join', { fake: createFakeFetch(fakeError('join', 'INTERNAL')) })
    await fill(user)
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(screen.getByLabelText('Address or number')).toHaveValue('amihan@example.org')
  })
})
