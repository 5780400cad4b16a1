import { expect, it } from 'vitest'
import { lateRefusals } from './late-refusals.ts'

it('makes a refusal wait, unless too many wait already', async () => {
  const wait = lateRefusals({ ms: 300, max: 2 })
  const order: string[] = []
  const refuse = async (name: string) => {
    await wait()
    order.push(name)
  }
  await Promise.all(['first', 'second', 'third'].map(refuse))
  expect(order[0]).toBe('third')
  expect(order).toHaveLength(3)
})
