import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './money/child.ts'

const folder = path.join(import.meta.dirname, 'firebase-tools')
const program = path.join(folder, 'node_modules/firebase-tools/lib/bin/firebase.js')

export const projectId = 'demo-boardwalk'
const timeoutMs = 120_000

export type AuthEmulator = {
  /** `host:port`, as `FIREBASE_AUTH_EMULATOR_HOST` wants it. */
  host: string
  /** The code that was last sent to a number. */
  codeOf(number: string): Promise<string>
  stop(): Promise<void>
}

/** The Auth emulator of firebase-tools: plain Node, no Java, no network; a `demo-` project never contacts Google. */
export async function startAuthEmulator(): Promise<AuthEmulator> {
  const home = mkdtempSync(path.join(tmpdir(), 'boardwalk-auth-'))
  const [auth, hub, logging] = [await freePort(), await freePort(), await freePort()]
  const at = (port: number) => ({ host: '127.0.0.1', port })
  const emulators = { auth: at(auth), hub: at(hub), logging: at(logging), ui: { enabled: false } }
  writeFileSync(path.join(home, 'firebase.json'), JSON.stringify({ emulators }))
  if (!existsSync(program)) execFileSync('pnpm', ['install', '--frozen-lockfile'], { cwd: folder })
  const child = spawn(
    process.execPath,
    [program, 'emulators:start', '--only', 'auth', '--project', projectId],
    // No PATH: nothing else of this machine takes part.
    { cwd: home, env: { HOME: home, CI: '1' }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk
    })
  const gone = new Promise((resolve) => child.once('exit', resolve))
  const origin = `http://127.0.0.1:${auth}`
  for (const until = Date.now() + timeoutMs; ; await sleep(100)) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`The Auth emulator did not start: ${said}`)
    if (said.includes('All emulators ready')) break
  }
  return {
    host: `127.0.0.1:${auth}`,
    codeOf: async (number) => {
      const reply = await fetch(`${origin}/emulator/v1/projects/${projectId}/verificationCodes`)
      const { verificationCodes } = (await reply.json()) as {
        verificationCodes: { phoneNumber: string; code: string }[]
      }
      return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === number)?.code ?? ''
    },
    stop: async () => {
      child.kill('SIGTERM')
      await gone
      rmSync(home, { recursive: true, force: true })
    },
  }
}
