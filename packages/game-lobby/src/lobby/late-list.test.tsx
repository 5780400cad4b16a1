import { hydratePage } from '@boardwalk/shell/testing/hydrate'
import { letLaterPartsRest } from '@boardwalk/shell/testing/rest'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { gameLobby } from '../index.ts'

const open = () => hydratePage('/rng', { features: [gameLobby], meanwhile: letLaterPartsRest })
const hearts = () => screen.queryAllByRole('button', { name: /favourites$/ })

afterEach(() => vi.unstubAllGlobals())

it('on a phone the games wait for a touch, and the list that a reader comes back to waits for nothing', async () => {
  const first = await open()
  const cards = screen.getAllByRole('article')
  expect(hearts()).toEqual([])
  const resting = first.root.querySelectorAll<HTMLElement>('[data-waits="rest"]')
  expect([...resting].map(({ dataset }) => dataset.gate)).toEqual(['vendors', 'games'])
  await act(async () => void fireEvent.touchStart(document.body))
  expect(hearts()).toHaveLength(cards.length)
  expect(screen.getAllByRole('article')).toEqual(cards)
  fireEvent.scroll(window)
  await first.unmount()

  const second = await open()
  expect(hearts()).toHaveLength(cards.length)
  await second.unmount()
  expect(first.onRecoverableError).not.toHaveBeenCalled()
  expect(second.onRecoverableError).not.toHaveBeenCalled()
})
