import { act, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { GlobalStyle } from './GlobalStyle.ts'

const rules = vi.hoisted(() => ({ render: vi.fn(() => null) }))
// The library writes global rules in browsers and on servers only, and jsdom counts as neither.
vi.mock('styled-components', async (original) => ({
  ...(await original<typeof import('styled-components')>()),
  createGlobalStyle: () => rules.render,
}))

it('leaves the rules of a hydrated page to the server that wrote them', async () => {
  const root = await act(async () => hydrateRoot(document.createElement('div'), <GlobalStyle />))
  await act(async () => root.render(<GlobalStyle />))
  expect(rules.render).not.toHaveBeenCalled()
  await act(async () => root.unmount())
})

it('writes them where no server did', () => {
  render(<GlobalStyle />)
  expect(rules.render).toHaveBeenCalled()
})
