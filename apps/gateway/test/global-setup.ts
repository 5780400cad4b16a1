import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
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

/** One PostgreSQL per run: a temporary embedded one, or `DATABASE_URL`'s. */
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
    // Where it was asked for, there is a seeded world too.
    for (const made of given ? [name, `${name}_seeded`] : [])
      await run(server.url, `DROP DATABASE IF EXISTS ${made} WITH (FORCE)`)
    await server.stop()
  }
}

const memory = '/dev/shm'
const neededBytes = 4e9

/** Each test file copies a database of a thousand files; creating them on a disk took a third of the run. */
function folderOfData(): string {
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > neededBytes ? memory : tmpdir()
}

async function throwAwayServer() {
  const dataDir = mkdtempSync(path.join(folderOfData(), 'boardwalk-test-'))
  // Run as root, the server runs as another user, who must get in.
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
