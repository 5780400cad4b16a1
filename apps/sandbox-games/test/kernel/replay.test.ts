import { expect, it } from 'vitest'
import { drawFrom } from '../../src/kernel/fair.ts'
import type { RoomGame } from '../../src/kernel/kinds.ts'
import { replay } from '../../src/kernel/replay.ts'
import { smallGames } from './small-games.ts'

const high = smallGames.high as RoomGame
const moves = [0, 1, 2].map((seat) => [seat, { raise: seat === 1 }] as const)
const play = async (game: RoomGame, list = moves) => replay(game, await drawFrom('5e'.repeat(32), 'mine', 'hand'), list)

it('counts the cost of each move, and the total of each seat with its first stake', async () => {
  expect(await play(high)).toMatchObject({ costs: [0, 1, 0], paid: [1, 2, 1] })
  expect(await play(high, moves.slice(0, 1))).toMatchObject({ costs: [0], paid: [1, 1, 1] })
})

it('takes moves for free in a game without further stakes', async () => {
  const { cost: _, ...free } = high
  expect(await play(free)).toMatchObject({ costs: [0, 0, 0], paid: [1, 1, 1] })
})

it('refuses a move out of turn, a forbidden one and one after the end', async () => {
  expect(await play(high, moves.slice(1))).toBeNull()
  expect(await play({ ...high, after: () => null })).toBeNull()
  expect(await play(high, [...moves, ...moves])).toBeNull()
})
