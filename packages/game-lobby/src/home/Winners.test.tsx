import { createFakeFetch, makeWinner } from '@boardwalk/api-client/fakes'
import { renderStorefront } from '@boardwalk/shell/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { gameLobby } from '../index.ts'

const board = async (count: number) => {
  const list = Array.from({ length: count }, (_, index) => makeWinner({ amount: `${100 + index}.00` }))
  await renderStorefront('/', { fake: createFakeFetch({ rankList: () => ({ list }) }), features: [gameLobby] })
  const strip = await screen.findByRole('group', { name: 'Latest winners' })
  await within(strip).findAllByText(`₱${99 + count}.00`)
  return within(strip)
}

describe('the winners’ board', () => {
  it.each([
    [3, false],
    [4, true],
    [20, true],
  ])('with %i entries moves: %s (checklist 44)', async (count, moves) => {
    const strip = await board(count)
    expect(strip.queryByRole('button', { name: /pause/i }) !== null).toBe(moves)
    // What moves is there twice, so that its end meets its beginning.
    expect(strip.getAllByText('₱100.00', { ignore: false })).toHaveLength(moves ? 2 : 1)
  })

  it('moves half a pixel a frame (checklist 44)', async () => {
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900)
    const strip = await board(20)
    const track = strip.getByRole('list').parentElement as HTMLElement
    expect(track.style.getPropertyValue('--lap')).toBe('30s')
  })
})
