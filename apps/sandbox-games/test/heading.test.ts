// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { layOut } from '../src/client/frame/layout.ts'
import { fil } from '../src/client/strings/fil.ts'

it('names the game in the heading of its document', () => {
  document.title = 'Pilak na Kuwago'
  const none = () => undefined
  const press = { paytable: none, history: none, fairness: none, sound: () => false, refill: none }
  const stake = document.createElement('div')
  const { nodes } = layOut({ t: fil, demo: false, rtp: '96.42%', balance: '₱1.00', stake, press })
  expect(nodes.filter(({ tagName }) => tagName === 'H1').map(({ textContent }) => textContent)).toEqual([
    document.title,
  ])
})
