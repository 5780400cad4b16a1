import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readAddresses } from '@boardwalk/brand-kit/addresses'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

const main = path.resolve(import.meta.dirname, '../src/main.ts')
/** The gateway's own port first, then one for every brand there is, the shipped ones in the order of their ports. */
const variables = ['GATEWAY_PORT', ...readAddresses().map(({ variable }) => variable)]
let dataDir = ''
let ports: number[] = []
const running: Gateway[] = []

type Gateway = { child: ChildProcess; output: () => string; exit: Promise<number | null> }

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

function launch(env: Record<string, string> = {}): Gateway {
  const texts = Object.fromEntries(variables.map((name, at) => [name, String(ports[at])]))
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, DEMO_WORLD: 'off', ...texts, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text += chunk
    })
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve))
  const started = { child, output: () => text, exit }
  running.push(started)
  return started
}

/** Waits as long as the gateway runs; a test's time limit ends the wait for one that never becomes ready. */
async function ready(gateway: Gateway): Promise<void> {
  while (gateway.child.exitCode === null) {
    if (gateway.output().includes('the gateway is ready')) return
    await sleep(100)
  }
  throw new Error(gateway.output())
}

const serverPid = () => readFileSync(path.join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0]
const ask = async (port: number | undefined, url: string) => await fetch(`http://127.0.0.1:${port}${url}`)

const merchantOf = (answer: unknown) =>
  (answer as { value: { merchant: { merchantCode: string } } }).value.merchant.merchantCode

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'boardwalk-start-'))
  chmodSync(dataDir, 0o755)
  ports = await Promise.all(variables.map(freePort))
})
afterEach(async () => {
  for (const { child, exit } of running.splice(0)) {
    child.kill('SIGTERM')
    await exit
  }
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

describe('the gateway', () => {
  it('starts, picks the brand by port, and stops with its database', { timeout: 300_000 }, async () => {
    const gateway = launch()
    await ready(gateway)
    const codes = await Promise.all(
      ports.slice(0, 4).map(async (port) => merchantOf(await (await ask(port, '/wps/system/whitelabel')).json())),
    )
    expect(codes).toEqual(['walogm', 'walogm', '90jlbdtf1', '90jiliinf1'])
    expect((await ask(ports[0], '/healthz')).status).toBe(200)
    expect((await ask(ports[0], '/readyz')).status).toBe(200)
    expect(await (await ask(ports[0], '/metrics')).text()).toContain('http_request_seconds_bucket')
    gateway.child.kill('SIGTERM')
    expect(await gateway.exit).toBe(0)
    expect(existsSync(path.join(dataDir, 'postgres', 'data', 'postmaster.pid'))).toBe(false)
  })

  it('adopts the database of a gateway that was killed, and stops it in the end', { timeout: 300_000 }, async () => {
    const first = launch()
    await ready(first)
    const pid = serverPid()
    first.child.kill('SIGKILL')
    await first.exit
    const second = launch()
    await ready(second)
    expect(serverPid()).toBe(pid)
    second.child.kill('SIGINT')
    expect(await second.exit).toBe(0)
    expect(existsSync(path.join(dataDir, 'postgres', 'data', 'postmaster.pid'))).toBe(false)
  })

  it('reports in one sentence that a port is taken', { timeout: 300_000 }, async () => {
    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(ports[2], '127.0.0.1', resolve))
    const gateway = launch({ LOG_LEVEL: 'silent' })
    expect(await gateway.exit).toBe(1)
    expect(gateway.output()).toBe(`Port ${ports[2]} is taken; free it or choose another one.\n`)
    await new Promise((resolve) => taken.close(resolve))
  })

  it('reports in one sentence that the database cannot be reached', async () => {
    const gateway = launch({ DATABASE_URL: `postgresql://u:secret-word@127.0.0.1:${ports[3]}/x`, LOG_LEVEL: 'silent' })
    expect(await gateway.exit).toBe(1)
    expect(gateway.output()).toBe('The database of DATABASE_URL cannot be reached (ECONNREFUSED).\n')
  })

  it('reports in one sentence that a setting makes no sense', async () => {
    const gateway = launch({ GATEWAY_PORT: 'http' })
    expect(await gateway.exit).toBe(1)
    expect(gateway.output()).toBe('GATEWAY_PORT must be a port number.\n')
  })

  it('reports in one sentence that browsers refuse a port', async () => {
    const gateway = launch({ GATEWAY_PORT: '6000' })
    expect(await gateway.exit).toBe(1)
    expect(gateway.output()).toBe('GATEWAY_PORT is 6000, a port that browsers refuse to open; choose another one.\n')
  })
})
