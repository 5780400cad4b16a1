import { createFakeFetch, fakes, makeMember } from '@boardwalk/api-client/fakes'
import { GiftIcon, MailIcon } from '@boardwalk/ui'
import { createSlice } from '@reduxjs/toolkit'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { lazyPage, useFeatureState, useModal, useRequireLogin, useSearchParams } from '../feature.ts'
import { defineFeature, type Feature } from '../feature-contract.ts'
import type { Overlay } from '../overlay-contract.ts'
import { createServer } from '../server.tsx'
import { makeConfig } from '../testing/fixture.ts'
import { renderStorefront } from '../testing/render-storefront.tsx'
import { onWideScreen } from '../testing/wide-screen.ts'
import { withOwn } from '../testing/with-own.ts'

const saying = (text: string) => lazyPage(async () => () => <p>{text}</p>)
/** A page with a question of its own in the address. */
const Paged = lazyPage(async () => () => {
  const [params, setParams] = useSearchParams()
  const turn = () =>
    setParams((before) => {
      before.set('part', '2')
      return before
    })
  return (
    <button type="button" onClick={turn}>
      {`part ${params.get('part') ?? '1'}`}
    </button>
  )
})
const menu: Overlay = {
  title: 'shell:account.title',
  audience: 'members',
  defaultPage: 'letters',
  pages: [
    { key: 'letters', title: 'shell:account.messages', icon: MailIcon, page: saying('the letters'), useBadge: () => 3 },
    { key: 'parcels', title: 'shell:nav.more', icon: GiftIcon, page: Paged, reads: ['part'] },
    {
      key: 'club',
      title: 'shell:nav.games',
      icon: GiftIcon,
      page: saying('the club'),
      isFor: ({ info }) => info?.clubLabel?.labelName === 'Gold',
    },
    { key: 'closed', title: 'shell:nav.help', icon: GiftIcon, page: saying('closed'), switch: 'missionCentre' },
  ],
}
const post = (parts: Partial<Overlay> = {}): Feature => ({
  name: 'post',
  lazy: async () => ({ overlays: { post: { ...menu, ...parts } } }),
})
const open = (address: string, options: Parameters<typeof renderStorefront>[1] = {}) =>
  renderStorefront(address, { signedInAs: 0, features: [post()], ...options })
const dialog = async () => within(await screen.findByRole('dialog'))
const entries = async () => {
  const list = await (await dialog()).findByRole('navigation')
  return within(list).getAllByRole('link')
}

describe('an overlay', () => {
  it('opens by a link on the page that the address names, with the menu next to it', async () => {
    await open('/help?post=parcels')
    expect(await (await dialog()).findByText('part 1')).toBeInTheDocument()
    const all = (await entries()).map((link) => [link.textContent, link.getAttribute('aria-current')])
    expect(all).toEqual([
      ['Messages3', null],
      ['More', 'page'],
      ['Help', null],
    ])
  })

  it.each(['', 'unknown', 'club'])('shows the default page where the address names %j', async (key) => {
    await open(`/help?post=${key}`)
    expect(await (await dialog()).findByText('the letters')).toBeInTheDocument()
  })

  it('has a page only for the members that the page is for', async () => {
    const clubLabel = { labelName: 'Gold', rankLevel: 3 } as ReturnType<typeof makeMember>['clubLabel']
    await open('/help?post=club', { fake: createFakeFetch({ memberInfo: () => makeMember({ clubLabel }) }) })
    expect(await (await dialog()).findByText('the club')).toBeInTheDocument()
  })

  it('changes its page in place; Close removes the overlay and the page’s parameters from the address', async () => {
    const page = await open('/help?post=letters&topic=money')
    const [, parcels] = await entries()
    await page.user.click(parcels as Element)
    await page.user.click(await (await dialog()).findByText('part 1'))
    await waitFor(() => expect(page.address()).toBe('/help?topic=money&post=parcels&part=2'))
    const [letters] = await entries()
    await page.user.click(letters as Element)
    expect(page.address()).toBe('/help?topic=money&post=letters')
    await page.user.click((await dialog()).getByRole('button', { name: 'Close' }))
    expect(page.address()).toBe('/help?topic=money')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('takes the question of a page out of the address with the page', async () => {
    const page = await open('/help?post=letters&q.kind=BET&q.page=2&topic=money')
    const [, parcels] = await entries()
    await page.user.click(parcels as Element)
    expect(page.address()).toBe('/help?topic=money&post=parcels')
  })

  it('closes with Back after any choice in its menu', async () => {
    const opener = { key: 'o', label: 'shell:nav.more', icon: MailIcon, useAction: useOpenPost }
    const back = onWideScreen()
    const feature = { ...post(), lazy: async () => ({ overlays: { post: menu }, shortcuts: [opener] }) }
    const page = await open('/help', { features: [feature] })
    const bar = within(await screen.findByLabelText('Shortcuts'))
    await page.user.click(await bar.findByLabelText('More'))
    const [, parcels] = await entries()
    await page.user.click(parcels as Element)
    expect(page.address()).toBe('/help?post=parcels')
    page.back()
    expect(page.address()).toBe('/help')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    back()
  })

  it.each([
    [undefined, {}, /Username/],
    [4, {}, /A trial account cannot/],
  ] as const)('is guarded by session and account: type %s', async (signedInAs, _, met) => {
    await renderStorefront('/help?post=letters', {
      features: [post()],
      ...(signedInAs !== undefined && { signedInAs }),
    })
    expect((await screen.findAllByText(met)).length).toBeGreaterThan(0)
    expect(screen.queryByText('the letters')).not.toBeInTheDocument()
  })

  it('calls the guards of the features too', async () => {
    const Blocked = () => <p role="alert">blocked</p>
    const guarding: Feature = {
      name: 'guarding',
      guards: [() => ({ kind: 'blocked' })],
      lazy: async () => ({ dialogs: { blocked: Blocked } }),
    }
    await open('/help?post=letters', { features: [post(), guarding] })
    expect(await screen.findByText('blocked')).toBeInTheDocument()
    expect(screen.queryByText('the letters')).not.toBeInTheDocument()
  })

  it('warns of a page that is switched off, and opens nothing', async () => {
    const permission = fakes.permission({})
    const info = { ...permission.info, features: { ...permission.info.features, missionCentre: false } }
    await open('/help?post=closed', { fake: createFakeFetch({ permission: () => ({ ...permission, info }) }) })
    expect(await screen.findByText(/A trial account cannot/)).toBeInTheDocument()
    expect(screen.queryByText('closed')).not.toBeInTheDocument()
  })

  it.each([
    [0, false],
    [1, true],
  ])('for agents opens to an account of type %i: %s', async (signedInAs, isOpen) => {
    await open('/help?post=letters', { signedInAs, features: [post({ audience: 'agents' })] })
    await screen.findByTestId('balance')
    if (isOpen) expect(await screen.findByText('the letters')).toBeInTheDocument()
    else expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('is in no page of the server, and its query name makes no page of its own', () => {
    const server = createServer(makeConfig('philippines', withOwn([post()])))
    expect(server.pageUrl('/help?post=letters', [])).toBe('/help')
  })
})

const useOpenPost = () => {
  const [, setParams] = useSearchParams()
  return () => setParams({ post: 'letters' })
}

describe('other parts of a feature', () => {
  const counter = createSlice({
    name: 'counter',
    initialState: { count: 41 },
    reducers: { added: (state) => ({ count: state.count + 1 }) },
  })
  const useAsk = () => {
    const guard = useRequireLogin()
    const { open } = useModal()
    return () => guard(() => open({ kind: 'counter', word: 'open' }))
  }
  function Counter({ word }: { word?: string }) {
    const { count } = useFeatureState<{ count: number }>('counting')
    return <p role="alert">{`${word}: ${count}`}</p>
  }
  const Blocked = () => <p role="alert">blocked</p>
  const counting = (mayOpen = true) =>
    defineFeature({
      name: 'counting',
      reducer: counter.reducer,
      guards: [() => (mayOpen ? null : { kind: 'blocked' })],
      queries: ({ language }) => [{ endpoint: 'rankList', arg: { language } }],
      lazy: async () => ({
        dialogs: { counter: Counter, blocked: Blocked },
        shortcuts: [
          { key: 'count', label: 'shell:nav.more', icon: MailIcon, useAction: useAsk },
          { key: 'none', label: 'shell:nav.games', icon: MailIcon, useAction: () => null },
        ],
        background: [() => <p>in the background</p>],
      }),
    })

  it.each([
    [true, 'open: 41'],
    [false, 'blocked'],
  ])('shortcut, dialog with props, state and guard work together; the guard allows it: %s', async (mayOpen, text) => {
    const back = onWideScreen()
    const page = await renderStorefront('/help', { signedInAs: 0, features: [counting(mayOpen)] })
    const bar = within(await screen.findByLabelText('Shortcuts'))
    expect(bar.queryByLabelText('Games')).not.toBeInTheDocument()
    await page.user.click(await bar.findByLabelText('More'))
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.getByText('in the background')).toBeInTheDocument()
    back()
  })

  it('survives a background part that breaks, and one that never arrives', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const Broken = () => {
      throw new Error('broken')
    }
    const Missing = lazyPage(() => new Promise<never>(() => undefined))
    const feature: Feature = { name: 'rough', lazy: async () => ({ background: [Broken, Missing] }) }
    const page = await renderStorefront('/help', { features: [feature] })
    await page.user.click((await screen.findAllByRole('button', { name: 'Sign in' }))[0] as HTMLElement)
    expect(await screen.findByLabelText('Username')).toBeInTheDocument()
    error.mockRestore()
  })

  it('lets the edge read for every page with a header, and for no bare one', () => {
    const server = createServer(makeConfig('philippines', withOwn([counting()])))
    const names = (url: string) => server.queries(url, 'EN').map(({ endpoint }) => endpoint)
    expect(names('/about')).toContain('rankList')
    expect(names('/helpmc')).not.toContain('rankList')
  })
})
