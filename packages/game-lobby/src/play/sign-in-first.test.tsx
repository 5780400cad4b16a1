import { renderStorefront } from '@boardwalk/shell/testing'
import { hydratePage } from '@boardwalk/shell/testing/hydrate'
import { letLaterPartsRest } from '@boardwalk/shell/testing/rest'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { gameLobby } from '../index.ts'
import { gameAddress } from '../testing/games.ts'
import { Middle } from './LaunchState.tsx'

const options = { features: [gameLobby] }

afterEach(() => {
  delete document.documentElement.dataset.session
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('the server’s page of a game asks a visitor to sign in, with the button that stays', async () => {
  let drawn: HTMLElement | undefined
  const meanwhile = () => {
    drawn = screen.getByText('Sign in to play')
  }
  const page = await hydratePage(gameAddress(1), { ...options, meanwhile })
  expect(screen.queryByText('Opening the game')).toBeNull()
  expect(screen.getByText('Sign in to play')).toBe(drawn)
  expect(page.onRecoverableError).not.toHaveBeenCalled()
  await page.unmount()
})

it('a member sees “opening” in the server’s page, a visitor “sign in”', () => {
  render(
    <>
      <Middle $only="visitors">sign in</Middle>
      <Middle $only="members">opening</Middle>
    </>,
  )
  const text = (words: string) => expect(screen.getByText(words))
  text('sign in').toBeVisible()
  text('opening').not.toBeVisible()
  document.documentElement.dataset.session = 'member'
  text('sign in').not.toBeVisible()
  text('opening').toBeVisible()
})

it('a visitor who came by a link sees the page first; the popup does not open under a press that ends the rest', async () => {
  letLaterPartsRest()
  const { store } = await renderStorefront(gameAddress(1), options)
  await screen.findByText('Sign in to play')
  vi.useFakeTimers()
  fireEvent.pointerDown(document.body)
  await act(async () => vi.advanceTimersByTimeAsync(790))
  expect(store.getState().modal.open).toBeNull()
  await act(async () => vi.advanceTimersByTimeAsync(20))
  expect(store.getState().modal.open).toEqual({ kind: 'login' })
})

it('the popup opens at once for a visitor who has already pressed something', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const { store } = await renderStorefront(gameAddress(1), options)
  await waitFor(() => expect(store.getState().modal.open).toEqual({ kind: 'login' }))
  expect(timers).not.toHaveBeenCalledWith(expect.anything(), 800)
})
