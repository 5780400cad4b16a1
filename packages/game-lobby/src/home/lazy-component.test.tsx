import { hydratePage } from '@boardwalk/shell/testing/hydrate'
import { act, screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, it } from 'vitest'
import { gameLobby } from '../index.ts'
import { lazyComponent } from './lazy-component.tsx'

it("leaves the server's place until the section can render, so that React has nothing to delay", async () => {
  const code = Promise.withResolvers<ComponentType>()
  const jackpot = {
    component: lazyComponent(
      () => code.promise,
      () => <p>A place</p>,
    ),
  }
  let place: HTMLElement | undefined
  const { unmount } = await hydratePage('/', {
    features: [{ ...gameLobby, slots: { home: { jackpot } } }],
    meanwhile: (page) => {
      place = within(page).getByText('A place')
    },
  })
  await act(async () => {})
  expect(screen.getByText('A place')).toBe(place)
  await act(async () => code.resolve(() => <p>The section</p>))
  expect(await screen.findByText('The section')).toBeInTheDocument()
  expect(place).not.toBeInTheDocument()
  await unmount()
})
