import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import type { AttackName, Doing, Forged, Tried } from '@boardwalk/sandbox-games/hostile'
import type { Page } from '@playwright/test'
import { gatewayUrl, sandboxUrl } from './brands.ts'

const games = path.resolve(import.meta.dirname, '../../../apps/sandbox-games')

/** A vendor that means harm, with the vendor's real secret, in place of the sandbox for pages that are pointed at it. */
export async function openHostileVendor(port: number) {
  const origin = `http://127.0.0.1:${port}`
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR, SANDBOX_PORT: String(port), WALLET_URL: gatewayUrl }
  const child: ChildProcess = spawn(process.execPath, ['test/hostile/main.ts'], {
    cwd: games,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const post = async <T>(route: string, body: object = {}) => {
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch(`${origin}${route}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await reply.json()) as T
  }
  try {
    await ready(origin)
  } catch (error) {
    child.kill()
    throw error
  }
  return {
    /** To the browser the page comes from the sandbox; only its bytes are the hostile vendor's. */
    takeOver: (page: Page) =>
      page.route(`${sandboxUrl}/play?*`, (route) =>
        route.continue({ url: route.request().url().replace(sandboxUrl, origin) }),
      ),
    /** The frame requests its page; it may be removed at once, because a game may close itself. */
    taken: (page: Page) => page.waitForRequest(`${sandboxUrl}/play?*`),
    willDo: (doing: Doing) => post('/do', { do: doing }),
    attack: (name: AttackName) => post<Tried[]>('/attack', { name }),
    forge: () => post<Forged[]>('/forge'),
    close: () => child.kill(),
  }
}

async function ready(origin: string): Promise<void> {
  for (let tries = 0; tries < 240; tries += 1) {
    const isUp = await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('The hostile vendor did not start.')
}
