import { createFakeFetch } from '@boardwalk/api-client/fakes'
import { createI18n } from '@boardwalk/i18n'
import { firstNamespaces } from '@boardwalk/i18n/codes'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { makeBoot, makeConfig, readStrings } from '../testing/fixture.ts'
import { compose } from './compose.ts'
import { Storefront } from './Storefront.tsx'
import { createStore } from './store.ts'

const all = readStrings('EN')
const first = Object.fromEntries(Object.entries(all).filter(([name]) => firstNamespaces.includes(name)))

it('shows home with the first texts alone, and everything else once the later ones are there', async () => {
  const config = makeConfig()
  let bring = () => {}
  const later = vi.fn(() => new Promise<typeof all>((resolve) => (bring = () => resolve(all))))
  const boot = makeBoot(config)
  const store = createStore(boot, {
    merchantCode: boot.merchantCode,
    getToken: () => null,
    getLanguage: () => 'EN',
    fetch: createFakeFetch(),
  })
  const value = { ...config, locales: { ...config.locales, EN: later }, composition: compose([]), serverTime: 0 }
  render(
    <MemoryRouter initialEntries={['/']}>
      <Storefront value={value} store={store} i18n={createI18n({ language: 'EN', resources: first })} />
    </MemoryRouter>,
  )
  expect((await screen.findAllByText('Sign in'))[0]).toBeInTheDocument()
  await vi.waitFor(() => expect(later).toHaveBeenCalledWith('later'))
  store.dispatch({ type: 'modal/modalOpened', payload: { kind: 'login' } })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  bring()
  expect(await screen.findByRole('dialog')).toBeInTheDocument()
  expect(later).toHaveBeenCalledTimes(1)
})
