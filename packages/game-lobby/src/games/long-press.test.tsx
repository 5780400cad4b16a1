import { createFakeFetch, fakes } from '@boardwalk/api-client/fakes'
import { renderStorefront } from '@boardwalk/shell/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { gameLobby } from '../index.ts'
import { gamesFrom } from '../testing/games.ts'

const finger = { pointerType: 'touch', isPrimary: true }

async function card(launch: 'IFRAME' | 'LIST') {
  const games = gamesFrom(1, 3).map((game) => ({ ...game, launch }))
  const gameList: typeof fakes.gameList = (input) => ({ ...fakes.gameList(input), games })
  const view = await renderStorefront('/rng', { fake: createFakeFetch({ gameList }), features: [gameLobby] })
  const [article] = await screen.findAllByRole('article')
  await within(article as HTMLElement).findByRole('button', { name: /^Add/ })
  return { ...view, link: within(article as HTMLElement).getByRole('link') }
}

it.each(['IFRAME', 'LIST'] as const)('a finger that rests on a card opens its sheet (%s)', async (launch) => {
  const { link, address } = await card(launch)
  fireEvent.pointerDown(link, finger)
  expect(await screen.findByRole('dialog', { name: 'About the game' })).toBeVisible()
  fireEvent.pointerUp(link, finger)
  fireEvent.click(link)
  expect(address()).toMatch(/^\/rng\?sheet=/)
})

it('a moving finger is scrolling, and a mouse has a button', async () => {
  const { link } = await card('IFRAME')
  fireEvent.pointerDown(link, finger)
  fireEvent.pointerMove(link, { ...finger, clientY: 40 })
  await new Promise((done) => setTimeout(done, 700))
  fireEvent.pointerDown(link, { pointerType: 'mouse', isPrimary: true })
  await new Promise((done) => setTimeout(done, 700))
  expect(screen.queryByRole('dialog')).toBeNull()
})
