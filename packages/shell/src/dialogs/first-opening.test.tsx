import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Modal } from '../app/modal-slice.ts'

/** The code of a dialog loads with its first opening: each case opens one that nothing has loaded before. */
it.each<[from: Modal, name: string, to: Modal, next: string]>([
  [{ kind: 'drawer' }, 'Account', { kind: 'sessions' }, 'Where you are signed in'],
  [{ kind: 'sessions' }, 'Where you are signed in', { kind: 'region' }, 'Region and language'],
])('instead of %j, a dialog whose code is not loaded opens', async (from, name, to, next) => {
  // Another file of this worker may have opened these dialogs; here their code is not loaded yet.
  vi.resetModules()
  const { modalOpened } = await import('../app/modal-slice.ts')
  const { renderStorefront } = await import('../testing/render-storefront.tsx')
  // As in a browser: the event of a closed dialog fires a moment later.
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function close(this: HTMLDialogElement) {
    this.open = false
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  })
  const { store } = await renderStorefront('/help', { signedInAs: 0 })
  act(() => void store.dispatch(modalOpened(from)))
  await screen.findByRole('dialog', { name })
  act(() => void store.dispatch(modalOpened(to)))
  expect(await screen.findByRole('dialog', { name: next })).toBeVisible()
  expect(store.getState().modal.open).toEqual(to)
  expect(screen.queryByRole('dialog', { name })).toBeNull()
})
