import { globSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { readCounts, sum } from './counts.mjs'
import { folderWithPnpm } from './pnpm.mjs'
import { checkPorts } from './ports.mjs'
import { root, stampOf } from './prepare.mjs'
import { startService, stopServices } from './processes.mjs'
import { Schedule } from './schedule.mjs'
import { stages } from './stages.mjs'
import { TimeLeft } from './time-left.mjs'
import { welcome } from './welcome.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'run-'))
afterAll(() => rmSync(folder, { recursive: true }))
/** @param {string} name @param {string} text */
const write = (name, text) => {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  return file
}

describe('counting', () => {
  const vitest = (/** @type {number} */ passed, /** @type {number} */ failed) =>
    write(`v-${passed}-${failed}.json`, JSON.stringify({ numPassedTests: passed, numFailedTests: failed }))
  const playwright = write('p.json', JSON.stringify({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } }))

  it.each([
    ['a good run', vitest(7, 0), { passed: 7, failed: 0 }],
    ['failed tests', vitest(7, 2), { passed: 7, failed: 2 }],
    ['a run that found no test', vitest(0, 0), { passed: 0, failed: 1 }],
    ['no report', path.join(folder, 'none.json'), { passed: 0, failed: 1 }],
    ['Playwright: flaky is failed', playwright, { passed: 4, failed: 2 }],
  ])('%s', (_, file, counts) => expect(readCounts(file)).toEqual(counts))

  it('adds up', () =>
    expect(
      sum([
        { passed: 1, failed: 2 },
        { passed: 3, failed: 0 },
      ]),
    ).toEqual({ passed: 4, failed: 2 }))
})

describe('stages', () => {
  it('reach every package with tests once', () => {
    const tests = stages.filter(({ task }) => task === 'test').flatMap((stage) => stage.packages ?? [])
    const configured = globSync('{apps,packages,tooling}/*/{vitest,playwright}.config.ts', { cwd: root })
    expect(tests.sort()).toEqual(configured.map((file) => file.split(path.sep)[1]).sort())
  })

  it('need only stages that run before them on their track', () => {
    for (const [index, { needs, track }] of stages.entries()) {
      const before = stages.slice(0, index).filter((stage) => stage.track === track)
      if (needs) expect(before.map(({ name }) => name)).toContain(needs)
    }
  })
})

/** @param {string} name @param {number} weight @param {Partial<import('./stages.mjs').Stage>} more */
const stage = (name, weight, more = {}) =>
  /** @type {import('./stages.mjs').Stage} */ ({ name, task: name, track: 'sources', weight, ...more })

describe('two tracks', () => {
  const a = stage('a', 1)
  const built = stage('built', 1, { track: 'browser' })
  const visited = stage('visited', 1, { track: 'browser', needs: 'built' })
  const last = stage('last', 1, { track: 'browser' })

  it('take their own stages in order, then help the other one from its end', () => {
    const schedule = new Schedule([a, built, visited, last])
    expect(schedule.next('sources')).toBe(a)
    expect(schedule.next('browser')).toBe(built)
    expect(schedule.next('sources')).toBe(last)
    schedule.done(built)
    expect(schedule.next('sources')).toBe(visited)
    expect(schedule.next('browser')).toBeUndefined()
  })

  it('begin nothing whose need is not done, unless it is not part of the run', () => {
    const schedule = new Schedule([built, visited])
    expect(schedule.next('browser')).toBe(built)
    expect(schedule.next('sources')).toBeUndefined()
    expect(new Schedule([visited]).next('browser')).toBe(visited)
  })
})

describe('time left', () => {
  const [a, b, c] = [stage('a', 10), stage('b', 30), stage('c', 20, { track: 'browser' })]

  it('is the remaining work at the speed so far', () => {
    const clock = new TimeLeft([a, b, c])
    expect(clock.secondsLeft({ now: 0, fractions: new Map() })).toBeNull()
    clock.done(a)
    clock.done(c)
    // 30 of 60 are done after 60 seconds.
    expect(clock.secondsLeft({ now: 60, fractions: new Map() })).toBe(60)
    expect(clock.secondsLeft({ now: 90, fractions: new Map([[b, 0.5]]) })).toBe(30)
  })
})

describe('ports', () => {
  const free = { GATEWAY_PORT: '0' }
  it('names the one in use and the variable that moves it', async () => {
    const server = net.createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = /** @type {net.AddressInfo} */ (server.address())
    const env = { GATEWAY_PORT: `${port}` }
    await expect(checkPorts(env, '127.0.0.1')).rejects.toThrow(`Port ${port} is taken; free it, or set GATEWAY_PORT`)
    server.close()
  })

  it('refuses a value that is not a port', async () => {
    await expect(checkPorts({ ...free, GATEWAY_PORT: 'x' }, '127.0.0.1')).rejects.toThrow('GATEWAY_PORT must be a port')
  })

  it('refuses two services on one port', async () => {
    const env = { GATEWAY_PORT: '39811', PHILIPPINES_PORT: '39811' }
    await expect(checkPorts(env, '127.0.0.1')).rejects.toThrow('PHILIPPINES_PORT and GATEWAY_PORT are both 39811')
  })
})

describe('preparing', () => {
  it('installs again when a manifest changes, and only then', () => {
    for (const group of ['apps', 'packages', 'tooling']) mkdirSync(path.join(folder, group), { recursive: true })
    write('packages/a/package.json', '{}')
    const before = stampOf(folder)
    expect(stampOf(folder)).toBe(before)
    write('packages/a/package.json', '{ "name": "a" }')
    expect(stampOf(folder)).not.toBe(before)
  })

  it('finds the folder that npx put in front', () => {
    const file = write('bin/pnpm', '')
    expect(folderWithPnpm(`/nowhere:${path.dirname(file)}:/bin\n`)).toBe(path.dirname(file))
    expect(folderWithPnpm('')).toBeUndefined()
  })
})

it('ends a service with everything that it started', async () => {
  const file = write('heartbeat', '')
  const beat = `while :; do echo beat >> ${file}; sleep 0.02; done`
  const script = `require('child_process').spawn('sh', ['-c', '${beat}']); setInterval(() => {}, 9)`
  const service = startService('nest', [process.execPath, '-e', script], { cwd: folder, env: process.env })
  await expect.poll(() => statSync(file).size).toBeGreaterThan(0)
  await stopServices([service])
  await pause(100)
  const { size } = statSync(file)
  await pause(200)
  expect(statSync(file).size).toBe(size)
})

it('prints every address and account', () => {
  const text = welcome({ INDIA_PORT: '5003' }, '127.0.0.1', 1234)
  for (const part of [
    '127.0.0.1:4000',
    '127.0.0.1:4001',
    '127.0.0.1:5003',
    '127.0.0.1:4010',
    'http://in.localhost:4000',
  ]) {
    expect(text).toContain(part)
  }
  expect(text).toContain('the data stays in .data and')
  expect(welcome({ DATA_DIR: 'elsewhere' }, '127.0.0.1', 1234)).toContain('the data stays in elsewhere and')
  expect(text).toContain('player01 (member), vip01 (rank 5), agent01 (agent). Password: Boardwalk-1')
  expect(text).toContain('transaction password, for withdrawals, transfers and points: Boardwalk-2')
})
