import { createFakeFetch } from '@boardwalk/api-client/fakes'
import { createI18n, useTranslation } from '@boardwalk/i18n'
import { firstNamespaces, type LazyTexts } from '@boardwalk/i18n/codes'
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { login } from '../login/index.ts'
import { createServer } from '../server.tsx'
import { makeBoot, makeConfig, readStrings, TEMPLATE } from '../testing/fixture.ts'
import { letLaterPartsRest } from '../testing/rest.ts'
import { compose } from './compose.ts'
import { openGates } from './gates.ts'
import { lazyPage } from './lazy-page.tsx'
import { useTexts } from './lazy-texts.ts'
import { Storefront } from './Storefront.tsx'
import { createStore } from './store.ts'

const all = readStrings('EN')
const first = Object.fromEntries(Object.entries(all).filter(([name]) => firstNamespaces.includes(name)))

const drawTexts = { draws: { next: 'The next draw' } }

/** Texts that arrive when the test resolves them. */
function awaited(name: string, texts: typeof all) {
  let bring = () => {}
  const load = vi.fn(() => new Promise<typeof all>((resolve) => (bring = () => resolve(texts))))
  return { texts: { name, load }, load, bring: () => act(async () => bring()) }
}

const said = (key: string) =>
  lazyPage(async () => () => {
    const { t } = useTranslation()
    return <p>{t(key)}</p>
  })
/** A section of the home page that waits for these texts. */
const waiting = (texts: LazyTexts) => () => {
  const { t } = useTranslation()
  return useTexts([texts], true) && <p>{t('draws:next')}</p>
}
const route = (path: string, key: string) => ({
  path,
  page: said(key),
  layout: 'full' as const,
  title: 'shell:title.game',
})

/** A storefront with two features, opened with these texts. */
async function open(address: string, resources: typeof all, hasSection = false) {
  const draws = awaited('draws', drawTexts)
  const tips = awaited('tips', { ...all, tips: { first: 'Set a limit' } })
  const features = [
    { name: 'draws', texts: draws.texts, routes: [route('/draws', 'draws:next')] },
    { name: 'tips', texts: tips.texts },
    ...(hasSection ? [{ name: 'section', slots: { home: { 'rail:hot': { component: waiting(draws.texts) } } } }] : []),
    login,
  ]
  const config = makeConfig('philippines', features)
  const boot = makeBoot(config)
  const store = createStore(boot, {
    merchantCode: boot.merchantCode,
    getToken: () => null,
    getLanguage: () => 'EN',
    fetch: createFakeFetch(),
  })
  const value = { ...config, composition: compose(features), serverTime: 0 }
  const i18n = createI18n({ language: 'EN', resources })
  render(
    <MemoryRouter initialEntries={[address]}>
      <Storefront value={value} store={store} i18n={i18n} />
    </MemoryRouter>,
  )
  return { draws, tips, store, i18n }
}

it('shows home with the first texts alone, and everything else once those of every feature are there', async () => {
  const { draws, tips, store } = await open('/', { ...first })
  expect((await screen.findAllByText('Sign in'))[0]).toBeInTheDocument()
  await vi.waitFor(() => expect(draws.load).toHaveBeenCalledWith('EN'), 20_000)
  store.dispatch({ type: 'modal/modalOpened', payload: { kind: 'login' } })
  await draws.bring()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await tips.bring()
  expect(await screen.findByRole('dialog')).toBeInTheDocument()
  for (const { load } of [draws, tips]) expect(load).toHaveBeenCalledTimes(1)
})

it('shows a page as soon as the texts of its own feature are there', async () => {
  const { tips } = await open('/draws', { ...all, ...drawTexts })
  expect(await screen.findByText('The next draw')).toBeInTheDocument()
  expect(tips.load).toHaveBeenCalledTimes(1)
})

it('brings a section the texts that it waits for while the later parts rest, and no others', async () => {
  letLaterPartsRest()
  const { draws, tips } = await open('/', { ...first }, true)
  await vi.waitFor(() => expect(draws.load).toHaveBeenCalled(), 20_000)
  await draws.bring()
  expect(await screen.findByText('The next draw')).toBeInTheDocument()
  expect(tips.load).not.toHaveBeenCalled()
  act(openGates)
  await vi.waitFor(() => expect(tips.load).toHaveBeenCalled(), 20_000)
  vi.unstubAllGlobals()
})

it('shows no page before its texts', async () => {
  const { draws, tips } = await open('/draws', all)
  await vi.waitFor(() => expect(draws.load).toHaveBeenCalled(), 20_000)
  expect(screen.queryByText(/next/)).toBeNull()
  await draws.bring()
  await tips.bring()
  expect(await screen.findByText('The next draw')).toBeInTheDocument()
})

it('renders a page on the server with its own texts, and loads those of no other feature', async () => {
  const load = vi.fn(async () => ({ draws: { next: 'The next draw' } }))
  const other = vi.fn(async () => ({}))
  const config = makeConfig('philippines', [
    { name: 'draws', texts: { name: 'draws', load }, routes: [route('/draws', 'draws:next')] },
    { name: 'tips', texts: { name: 'tips', load: other } },
  ])
  const render = createServer(config).render({
    ...{ ...makeBoot(config), template: TEMPLATE, url: '/draws', origin: 'https://ph.localhost' },
  })
  expect((await render).html).toContain('The next draw')
  expect(other).not.toHaveBeenCalled()
})
