import { MailIcon } from '@boardwalk/ui'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { lazyPage } from '../feature.ts'
import type { Feature, LazyParts } from '../feature-contract.ts'
import type { Overlay } from '../overlay-contract.ts'
import { hydratePage } from '../testing/hydrate-page.tsx'
import { renderStorefront } from '../testing/render-storefront.tsx'
import { onWideScreen } from '../testing/wide-screen.ts'

const letters = lazyPage(async () => () => <p>the letters</p>)
const useThree = () => useState(3)[0]
const post: Overlay = {
  title: 'shell:account.title',
  audience: 'members',
  defaultPage: 'letters',
  pages: [
    {
      key: 'letters',
      title: 'shell:account.messages',
      icon: MailIcon,
      page: letters,
      account: { label: 'shell:account.messages' },
      useBadge: useThree,
      isCounted: true,
    },
  ],
}
const parts: LazyParts = {
  overlays: { post },
  dialogs: { stamp: () => <p role="alert">a stamp</p> },
  shortcuts: [{ key: 'stamp', label: 'shell:nav.more', icon: MailIcon, useAction: () => () => undefined }],
}

/** A feature whose later parts are on their way until the test brings them. */
function slowPost() {
  let bring = () => {}
  const arrival = new Promise<LazyParts>((resolve) => (bring = () => resolve(parts)))
  const feature: Feature = { name: 'post', lazy: () => arrival }
  return { feature, bring: () => bring() }
}

it('shows frame, dialogs and pages while later parts are on their way, and their entries afterwards', async () => {
  const back = onWideScreen()
  const { feature, bring } = slowPost()
  const page = await renderStorefront('/help', { signedInAs: 0, features: [feature], isLazyPending: true })
  const header = within(screen.getByRole('banner'))
  const account = await header.findByText('Account of player01')
  expect(await screen.findByLabelText('Shortcuts')).toBeInTheDocument()
  page.store.dispatch({ type: 'modal/modalOpened', payload: { kind: 'region' } })
  expect(await screen.findByRole('dialog', { name: 'Region and language' })).toBeInTheDocument()
  page.store.dispatch({ type: 'modal/modalClosed' })
  page.go('/about')
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: 'Help' })).not.toBeInTheDocument())
  expect(header.queryByLabelText('Messages')).not.toBeInTheDocument()

  const button = account.closest('button') as HTMLElement
  button.focus()
  bring()
  expect(await header.findByLabelText('Messages')).toBeInTheDocument()
  expect(button).toHaveTextContent('Account of player01, 3 waiting')
  expect(button).toHaveFocus()
  expect(within(screen.getByLabelText('Shortcuts')).getByLabelText('More')).toBeInTheDocument()
  back()
})

it('opens an overlay and a dialog that were requested before their code had loaded', async () => {
  const { feature, bring } = slowPost()
  const page = await renderStorefront('/help?post=letters', {
    signedInAs: 0,
    features: [feature],
    isLazyPending: true,
  })
  page.store.dispatch({ type: 'modal/modalOpened', payload: { kind: 'stamp' } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  bring()
  expect(await screen.findByText('the letters')).toBeInTheDocument()
  expect(await screen.findByText('a stamp')).toBeInTheDocument()
})

it('hydrates the server’s markup without them, although they have loaded already', async () => {
  const agents: LazyParts = { overlays: { post: { ...post, audience: 'agents' } } }
  const feature: Feature = { name: 'post', lazy: async () => agents }
  const page = await hydratePage('/login', { features: [feature], isLazyLoaded: true })
  expect(page.onRecoverableError).not.toHaveBeenCalled()
  expect(await screen.findByRole('button', { name: 'Sign in as an agent' })).toBeInTheDocument()
  await page.unmount()
})
