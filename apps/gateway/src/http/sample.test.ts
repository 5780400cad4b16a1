import { expect, it } from 'vitest'
import { createLogger } from './logger.ts'
import { openSampler } from './sample.ts'

function sampler() {
  let now = 0
  const lines: { facts: object; message: string }[] = []
  const sample = openSampler(() => now)
  const say = (facts: object, message: string) =>
    sample(facts, message, (...line) => lines.push({ facts: line[0], message: line[1] }))
  const pass = (ms: number) => {
    now += ms
  }
  return { say, pass, lines }
}

it('writes a few lines of a kind, and later how many were left out', () => {
  const { say, pass, lines } = sampler()
  const err = Object.assign(new Error('no database'), { code: 'ECONNREFUSED' })
  for (let n = 0; n < 1_000; n++) say({ err, url: `/${n}` }, 'callback not answered')
  expect(lines).toHaveLength(5)
  say({ err: new Error('something else') }, 'callback not answered')
  say({ err }, 'housekeeping failed')
  expect(lines).toHaveLength(7)
  pass(10_000)
  say({ err }, 'callback not answered')
  expect(lines.at(-1)).toMatchObject({ facts: { leftOut: 995 }, message: 'callback not answered' })
  say({ err }, 'callback not answered')
  expect(lines.at(-1)?.facts).not.toHaveProperty('leftOut')
})

it('is the gateway’s log', () => {
  const lines: string[] = []
  const log = createLogger('info', { write: (line) => lines.push(line) })
  for (let n = 0; n < 100; n++) {
    log.child({}).error({ err: new Error('no database') }, 'callback not answered')
    log.info({ n }, 'a fact')
  }
  expect(lines.filter((line) => line.includes('callback not answered'))).toHaveLength(5)
  expect(lines.filter((line) => line.includes('a fact'))).toHaveLength(100)
})
