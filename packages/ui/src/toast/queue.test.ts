import { expect, it } from 'vitest'
import { enqueue } from './queue.ts'

const words = (queue: { id: number; text: unknown }[]) => queue.map(({ id, text }) => `${id} ${text}`)

it('keeps the order in which messages came', () => {
  const queue = ['a', 'b', 'c', 'd'].reduce(
    (before, text, id) => enqueue(before, { id, text }),
    enqueue([], { id: -1, text: 'z' }),
  )
  expect(words(queue)).toEqual(['-1 z', '0 a', '1 b', '2 c', '3 d'])
})

it('shows the same message once, at its newest place', () => {
  const queue = enqueue(
    [
      { id: 1, text: 'no network', tone: 'negative' },
      { id: 2, text: 'b' },
    ],
    { id: 3, text: 'no network', tone: 'negative' },
  )
  expect(words(queue)).toEqual(['2 b', '3 no network'])
})

it('distinguishes tones', () => {
  expect(enqueue([{ id: 1, text: 'a', tone: 'negative' }], { id: 2, text: 'a', tone: 'positive' })).toHaveLength(2)
})
