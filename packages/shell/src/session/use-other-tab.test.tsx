import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderStorefront } from '../testing/render-storefront.tsx'

const other = new BroadcastChannel('boardwalk:session')
const heard: unknown[] = []
other.onmessage = ({ data }) => {
  heard.push(data)
}
afterEach(() => {
  heard.length = 0
})

const sentence = /signed in in another tab/

it('tells a visitor that another tab is signed in', async () => {
  await renderStorefront('/help')
  await waitFor(() => expect(heard).toContain('anybody?'))
  expect(screen.queryByText(sentence)).not.toBeInTheDocument()
  other.postMessage('here')
  expect(await screen.findByText(sentence)).toBeInTheDocument()
})

it('answers for a player, and gives away nothing but that', async () => {
  await renderStorefront('/help', { signedInAs: 0 })
  await screen.findByTestId('balance')
  await waitFor(() => {
    other.postMessage('anybody?')
    expect(heard).toContain('here')
  })
  expect(new Set(heard)).toEqual(new Set(['here']))
})
