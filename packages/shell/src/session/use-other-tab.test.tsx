import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderStorefront } from '../testing/render-storefront.tsx'

const other = new BroadcastChannel('boardwalk:session')
const received: unknown[] = []
other.onmessage = ({ data }) => {
  received.push(data)
}
afterEach(() => {
  received.length = 0
})

const sentence = /signed in in another tab/

it('shows a visitor that another tab is signed in', async () => {
  await renderStorefront('/help')
  await waitFor(() => expect(received).toContain('isSignedIn?'))
  expect(screen.queryByText(sentence)).not.toBeInTheDocument()
  other.postMessage('here')
  expect(await screen.findByText(sentence)).toBeInTheDocument()
})

it('reports a player, and reveals nothing but that', async () => {
  await renderStorefront('/help', { signedInAs: 0 })
  await screen.findByTestId('balance')
  await waitFor(() => {
    other.postMessage('isSignedIn?')
    expect(received).toContain('here')
  })
  expect(new Set(received)).toEqual(new Set(['here']))
})
