import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { LanguageCode } from '@boardwalk/i18n/codes'

/** A running vendor: an address for each engine, and that of its verifier. */
export type Vendor = { server: ChildProcess; games: URL[]; verifier: URL }

/** Starts the vendor with its own wallet: a question of layout or words needs no gateway. */
export async function vendorAlone(language: LanguageCode = 'EN'): Promise<Vendor> {
  const script = path.join(import.meta.dirname, '../../../apps/sandbox-games/test/alone.ts')
  const options = ['--port', '0', '--language', language]
  const server = spawn(process.execPath, [script, ...options], { stdio: ['ignore', 'pipe', 'inherit'] })
  const games: URL[] = []
  for await (const line of createInterface({ input: server.stdout })) {
    const url = new URL(line)
    if (url.pathname === '/verify') return { server, games, verifier: url }
    games.push(url)
  }
  throw new Error('The vendor ended before it was ready.')
}
