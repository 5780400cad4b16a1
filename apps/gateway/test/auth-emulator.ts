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
const mostTries = 5

export type AuthEmulator = {
  /** `host:port`, as `FIREBASE_AUTH_EMULATOR_HOST` wants it. */
  host: string
  /** The code that was last sent to a number. */
  codeOf(number: string): Promise<string>
  stop(): Promise<void>
}

/** The Auth emulator of firebase-tools: plain Node, no Java, no network; a `demo-` project never contacts Google. */
export async function startAuthEmulator(): Promise<AuthEmulator> {
  if (!existsSync(program)) execFileSync('pnpm', ['install', '--frozen-lockfile'], { cwd: folder })
  // Another process can take a free port before the emulator does.
  for (let tries = 1; ; tries++) {
    const port = await freePort()
    const started = await launch(port)
    if ('stop' in started) return { host: `127.0.0.1:${port}`, codeOf: codesAt(port), stop: started.stop }
    if (tries === mostTries || !started.said.includes('port taken'))
      throw new Error(`The Auth emulator did not start: ${started.said}`)
  }
}

/** Starts it at that port: a way to stop it, or its last words. */
async function launch(auth: number): Promise<{ stop: () => Promise<void> } | { said: string }> {
  const home = mkdtempSync(path.join(tmpdir(), 'boardwalk-auth-'))
  const at = (port: number) => ({ host: '127.0.0.1', port })
  const emulators = {
    ...{ auth: at(auth), hub: at(await freePort()), logging: at(await freePort()) },
    ui: { enabled: false },
  }
  writeFileSync(path.join(home, 'firebase.json'), JSON.stringify({ emulators }))
  const child = spawn(
    process.execPath,
    [program, 'emulators:start', '--only', 'auth', '--project', projectId],
    // No PATH: nothing else of this machine takes part.
    { cwd: home, env: { HOME: home, CI: '1' }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const gone = new Promise((resolve) => child.once('exit', resolve))
  const stop = async () => {
    child.kill('SIGTERM')
    await gone
    rmSync(home, { recursive: true, force: true })
  }
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk
    })
  for (const until = Date.now() + timeoutMs; !said.includes('All emulators ready'); await sleep(100)) {
    if (child.exitCode === null && Date.now() < until) continue
    await stop()
    return { said }
  }
  return { stop }
}

/** Reads the code that was last sent to a number. */
const codesAt = (port: number) => async (number: string) => {
  const reply = await fetch(`http://127.0.0.1:${port}/emulator/v1/projects/${projectId}/verificationCodes`)
  const { verificationCodes } = (await reply.json()) as { verificationCodes: { phoneNumber: string; code: string }[] }
  return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === number)?.code ?? ''
}
