import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readAddresses } from '@boardwalk/brand-kit/addresses'

const root = path.resolve(import.meta.dirname, '../..')

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
    })
  })

export type Child = { process: ChildProcess; origin: string }
type Options = { databaseUrl: string | null; dataDir: string; secret: string; env?: Record<string, string> }

/** Only ends a start that hangs: on a busy machine a start takes many times its usual time. */
export const startLimitMs = 600_000

/**
 * A gateway as a separate process, on separate ports; ready when it answers. Without `DEMO_WORLD` in `env` its database
 * stays empty: the demo world takes fifteen seconds.
 */
export async function startGateway({ databaseUrl, dataDir, secret, env = {} }: Options): Promise<Child> {
  const port = await freePort()
  const own = readAddresses().map(async ({ variable }) => [variable, await freePort()] as const)
  const ports = { GATEWAY_PORT: port, ...Object.fromEntries(await Promise.all(own)) }
  const settings = {
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    DATA_DIR: dataDir,
    SANDBOX_SECRET: secret,
    LOG_LEVEL: 'silent',
    RATE_FACTOR: '0',
    DEMO_WORLD: 'off',
    ...env,
  }
  const texts = Object.entries({ ...ports, ...settings }).map(([name, value]) => [name, String(value)])
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, BIND: '127.0.0.1', ...Object.fromEntries(texts) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  for (const until = Date.now() + startLimitMs; Date.now() < until; await sleep(100)) {
    if (child.exitCode !== null) throw new Error(`The gateway ended with ${child.exitCode}.`)
    if (
      await fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { process: child, origin }
  }
  child.kill('SIGKILL')
  throw new Error('The gateway did not get ready in ten minutes.')
}

export async function endGateway({ process: child }: Child, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await gone
}
