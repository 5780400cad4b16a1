import { api } from '@boardwalk/api-client'
import { endpoints } from '@boardwalk/api-client/contract'
import { createFakeFetch, fakeError, fakes } from '@boardwalk/api-client/fakes'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lazyPage } from '../app/lazy-page.tsx'
import { useRequireLogin } from '../feature.ts'
import { FakeEventSource, useFakeEventSource } from '../testing/fake-event-source.ts'
import { renderStorefront } from '../testing/render-storefront.tsx'

afterEach(() => void vi.unstubAllGlobals())

const openAccount = async ({ user }: { user: Awaited<ReturnType<typeof renderStorefront>>['user'] }) => {
  await user.click(await screen.findByText('Account', { selector: 'nav button' }))
  await screen.findByRole('heading', { name: 'Account' })
}

describe('a session', () => {
  it('is read from the tab, and its balance can be hidden for good (checklist 18)', async () => {
    const page = await renderStorefront('/help', { signedInAs: 0 })
    const balance = await screen.findByTestId('balance')
    await waitFor(() => expect(balance).toHaveTextContent(/₱\d/))
    await page.user.click(balance)
    expect(balance).toHaveTextContent('***')
    expect(balance).not.toHaveTextContent(/₱\d/)
    expect(localStorage.getItem('balanceHidden')).toBe('1')
    page.unmount()
    await renderStorefront('/help', { signedInAs: 0 })
    expect(await screen.findByText('***')).toBeInTheDocument()
  })

  it('ends only when the dialog is confirmed (checklist 114)', async () => {
    const page = await renderStorefront('/help', { signedInAs: 0 })
    await openAccount(page)
    await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out' }))
    const dialog = await screen.findByRole('alertdialog')
    await page.user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(sessionStorage.getItem('token')).not.toBeNull()
    expect(page.fake.calls.map((call) => call.name)).not.toContain('logout')

    await openAccount(page)
    await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out' }))
    await page.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(page.address()).toBe('/'))
    expect(page.fake.calls.filter((call) => call.name === 'logout')).toHaveLength(1)
    expect(endpoints.logout.method).toBe('DELETE')
    // Responses that visitors see too are stored again; nothing else is.
    const keptForVisitors = ['kept:index_notice', 'kept:routers', 'kept:settings']
    await waitFor(() => expect(Object.keys(sessionStorage).sort()).toEqual(keptForVisitors))
    expect(page.store.getState().session.status).toBe('visitor')
    expect(page.store.getState().session).toMatchObject({ username: '', isAgent: 0 })
    const kept = JSON.stringify(page.store.getState().api.queries)
    for (const personal of ['sumBalance', 'clubLabel', 'availablePromo']) expect(kept).not.toContain(personal)
  })

  it('ends quietly: pending reads and the stream stop, and a refused one opens no sign-in', async () => {
    useFakeEventSource()
    const fake = createFakeFetch()
    const page = await renderStorefront('/help', { signedInAs: 0, fake })
    await waitFor(() => expect(FakeEventSource.open('/wps/stream?')).toHaveLength(1))
    await openAccount(page)
    await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out' }))
    const confirm = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Confirm' })
    const [held, end] = [Promise.withResolvers<never>(), Promise.withResolvers<void>()]
    fake.use({
      balance: () => held.promise,
      ...fakeError('unreadCount', 'SESSION_EXPIRED', { reason: 'ENDED' }),
      logout: async () => {
        await end.promise
        return fakes.logout({})
      },
    })
    const fresh = { forceRefetch: true, subscribe: false } as const
    const onItsWay = page.store.dispatch(api.endpoints.balance.initiate({}, fresh))
    await page.user.click(confirm)
    expect(await onItsWay).toMatchObject({ error: { name: 'AbortError' } })
    expect(FakeEventSource.open('/wps/stream?')).toHaveLength(0)
    await page.store.dispatch(api.endpoints.unreadCount.initiate({}, fresh))
    expect(page.store.getState().modal.open).toEqual({ kind: 'logout' })
    end.resolve()
    await waitFor(() => expect(page.address()).toBe('/'))
    expect(page.store.getState().session.status).toBe('visitor')
    expect(page.store.getState().modal.open).toBeNull()
    expect(FakeEventSource.all).toHaveLength(1)
  })

  it('that the server ended is dropped, and the login opens with the reason', async () => {
    const fake = createFakeFetch(fakeError('balance', 'SESSION_EXPIRED', { reason: 'IDLE' }))
    await renderStorefront('/help', { signedInAs: 0, fake })
    expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeInTheDocument()
    expect(sessionStorage.getItem('token')).toBeNull()
  })
})

describe('the guard of protected actions', () => {
  function Guarded() {
    const guard = useRequireLogin()
    return (
      <button type="button" onClick={() => guard(() => document.body.setAttribute('data-acted', 'yes'))}>
        Protected
      </button>
    )
  }
  const features = [
    {
      name: 'test',
      routes: [
        { path: '/guarded', page: lazyPage(async () => Guarded), layout: 'full' as const, title: 'shell:title.help' },
      ],
    },
  ]
  const act = async (signedInAs?: number) => {
    document.body.removeAttribute('data-acted')
    const page = await renderStorefront('/guarded', { features, ...(signedInAs !== undefined && { signedInAs }) })
    await waitFor(() => expect(page.store.getState().session.status).not.toBe('unknown'))
    await page.user.click(screen.getByRole('button', { name: 'Protected' }))
  }

  it('opens the login popup for a visitor (checklist 112)', async () => {
    await act()
    expect(await screen.findByLabelText('Username')).toBeInTheDocument()
    expect(document.body.dataset.acted).toBeUndefined()
  })

  it('warns a trial account and does nothing (checklist 112)', async () => {
    await act(4)
    expect(await screen.findByText(/A trial account cannot do this/)).toBeInTheDocument()
    expect(document.body.dataset.acted).toBeUndefined()
  })

  it('lets a player through', async () => {
    await act(0)
    expect(document.body.dataset.acted).toBe('yes')
  })
})
