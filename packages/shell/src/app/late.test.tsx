import { act, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { defineFeature } from '../feature-contract.ts'
import { renderStorefront } from '../testing/render-storefront.tsx'
import { letLaterPartsRest } from '../testing/rest.ts'
import { afterRest, openGates } from './gates.ts'
import { lazyPage } from './lazy-page.tsx'
import { modalOpened } from './modal-slice.ts'

afterEach(() => {
  openGates()
  vi.unstubAllGlobals()
})

it('the rest of the later parts ends with the first dialog', async () => {
  letLaterPartsRest()
  const { store } = await renderStorefront('/help')
  const run = vi.fn()
  afterRest(run)()
  expect(run).not.toHaveBeenCalled()
  act(() => void store.dispatch(modalOpened({ kind: 'logout' })))
  afterRest(run)
  expect(run).toHaveBeenCalledOnce()
})

it('the key that ends the rest opens the search', async () => {
  letLaterPartsRest()
  const finder = defineFeature({ name: 'finder', slots: { search: [lazyPage(async () => () => null)] } })
  const { store } = await renderStorefront('/help', { features: [finder] })
  fireEvent.keyDown(document.body, { key: '/' })
  expect(store.getState().modal.open).toBeNull()
  await waitFor(() => expect(store.getState().modal.open).toEqual({ kind: 'search' }), { timeout: 30_000 })
})
