import { MailIcon } from '@boardwalk/ui'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { modalOpened } from '../app/modal-slice.ts'
import { lazyPage } from '../feature.ts'
import type { Feature } from '../feature-contract.ts'
import type { Overlay } from '../overlay-contract.ts'
import { renderStorefront } from '../testing/render-storefront.tsx'
import { OverlayFrame } from './overlay-frame.ts'

const page = (key: string, label: string) => ({
  ...{ key, title: label, icon: MailIcon, account: { label } },
  page: lazyPage(async () => () => <p>{`the ${key}`}</p>),
})
const post: Overlay = {
  title: 'shell:account.title',
  audience: 'members',
  defaultPage: 'letters',
  pages: [page('letters', 'shell:account.messages'), page('parcels', 'shell:nav.more')],
}
const feature: Feature = { name: 'post', lazy: async () => ({ overlays: { post } }) }

async function openDrawer() {
  const storefront = await renderStorefront('/help', { signedInAs: 0, features: [feature] })
  const { store } = storefront
  act(() => void store.dispatch(modalOpened({ kind: 'drawer' })))
  const drawer = within(await screen.findByRole('dialog', { name: 'Account' }))
  const letters = () => drawer.findByRole('button', { name: 'Messages' })
  return { ...storefront, letters, isDrawerOpen: () => store.getState().modal.open !== null }
}
const overlay = () => screen.queryByRole('dialog', { name: 'Messages' })

it('the drawer stays until the overlay that was opened from it is shown', async () => {
  const { store, user, letters, isDrawerOpen } = await openDrawer()
  await waitFor(() => expect(OverlayFrame.isLoaded()).toBe(true))
  const shown: boolean[] = []
  store.subscribe(() => {
    if (!isDrawerOpen()) shown.push(overlay() !== null)
  })
  await user.click(await letters())
  await waitFor(() => expect(isDrawerOpen()).toBe(false))
  expect(shown[0]).toBe(true)
  expect(await within(overlay() as HTMLElement).findByText('the letters')).toBeInTheDocument()
})

it('a second press on the way there is ignored: Back closes the overlay', async () => {
  const { user, letters, address, back, isDrawerOpen } = await openDrawer()
  await waitFor(() => expect(OverlayFrame.isLoaded()).toBe(true))
  await user.dblClick(await letters())
  await waitFor(() => expect(isDrawerOpen()).toBe(false))
  expect(address()).toBe('/help?post=letters')
  back()
  await waitFor(() => expect(address()).toBe('/help'))
})

it('a dialog over the open overlay closes at once when it leads to another page of it', async () => {
  const { store, user, letters, isDrawerOpen, address } = await openDrawer()
  await user.click(await letters())
  await waitFor(() => expect(isDrawerOpen()).toBe(false))
  act(() => void store.dispatch(modalOpened({ kind: 'drawer' })))
  const drawer = within(await screen.findByRole('dialog', { name: 'Account' }))
  await user.click(await drawer.findByRole('button', { name: 'More' }))
  expect(isDrawerOpen()).toBe(false)
  await waitFor(() => expect(address()).toBe('/help?post=parcels'))
})
