import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../src/db/embedded.ts'
import { migrate } from '../src/db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of a migrated database that tests copy. */
    template: string
  }
}

/** One PostgreSQL per run: an embedded one that is thrown away, or `DATABASE_URL`'s. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL
  const server = given ? { url: given, stop: async () => {} } : await throwAwayServer()
  const name = `template_${process.pid}_${Date.now()}`
  await run(server.url, `CREATE DATABASE ${name}`)
  const template = new URL(server.url)
  template.pathname = `/${name}`
  await migrate(template.href)
  provide('template', template.href)
  return async () => {
    if (given) await run(server.url, `DROP DATABASE ${name} WITH (FORCE)`)
    await server.stop()
  }
}

async function throwAwayServer() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'boardwalk-test-'))
  // Run as root, the server has a user of its own, who must get in.
  chmodSync(dataDir, 0o755)
  const server = await startEmbedded({ dataDir, isDurable: false })
  const stop = async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { url: server.url, stop }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
