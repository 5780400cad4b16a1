import { describe, expect, it } from 'vitest'
import { CallError } from '../../../client/api.ts'
import type { Settled } from '../../../client/kit.ts'
import type { FishOutcome } from '../server.ts'
import { createSchool, type Swimmer } from './school.ts'
import { createShots } from './shots.ts'

const tick = () => new Promise((resolve) => setTimeout(resolve))

/** A server that answers on demand. */
function slowServer() {
  const asked: { fish: string[]; stake: string; answer: (caught: boolean[]) => void; fail: (error: Error) => void }[] =
    []
  return {
    asked,
    order: <Outcome>(bet: unknown, { stake = '' } = {}) =>
      new Promise<Settled<Outcome>>((resolve, fail) => {
        const answer = (caught: boolean[]) => resolve({ outcome: { caught } } as Settled<Outcome>)
        asked.push({ fish: (bet as { fish: string[] }).fish, stake, answer, fail })
      }),
  }
}
function shooting() {
  const school = createSchool()
  school.resize({ width: 340, height: 300 })
  school.fill()
  const server = slowServer()
  const results: string[] = []
  const shots = createShots(server, {
    answered: ({ outcome }: Settled<FishOutcome>, hits) => {
      for (const [at, one] of hits.entries()) if (outcome.caught[at]) one.isOn = false
      results.push(outcome.caught.join())
    },
    failed: () => results.push('failed'),
  })
  const [first, second] = school.fish as [Swimmer, Swimmer]
  return { server, results, shots, first, second }
}

describe('shots', () => {
  it('are ordered one after the other, each with the stake it was fired with', async () => {
    const { server, shots, first, second } = shooting()
    shots.add([first], '1.00')
    shots.add([second], '5.00')
    expect([server.asked.length, shots.underWay()]).toEqual([1, 2])
    server.asked[0]?.answer([false])
    await tick()
    expect(server.asked.map(({ stake }) => stake)).toEqual(['1.00', '5.00'])
    server.asked[1]?.answer([false])
    await tick()
    expect([shots.underWay(), first.held, second.held]).toEqual([0, 0, 0])
  })

  it('at a caught fish are dropped, and a net aims at the remaining ones', async () => {
    const { server, shots, first, second } = shooting()
    shots.add([first], '1.00')
    shots.add([first], '1.00')
    shots.add([first, second], '1.00')
    server.asked[0]?.answer([true])
    await tick()
    expect(server.asked.map(({ fish }) => fish)).toEqual([['sprat'], ['clown']])
  })

  it('in line are dropped when an answer fails for good, and no fish stays held', async () => {
    const { server, results, shots, first, second } = shooting()
    shots.add([first], '1.00')
    shots.add([second], '1.00')
    server.asked[0]?.fail(new CallError('INSUFFICIENT_FUNDS'))
    await tick()
    expect([server.asked.length, results, shots.underWay()]).toEqual([1, ['failed'], 0])
    expect([first.held, second.held]).toEqual([0, 0])
  })
})
