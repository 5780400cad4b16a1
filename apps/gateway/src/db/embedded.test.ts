import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { type Embedded, startEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'

const folders: string[] = []
const servers: Embedded[] = []

function makeFolder(mode: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'boardwalk-embedded-'))
  chmodSync(folder, mode)
  folders.push(folder)
  return path.join(folder, 'clone', '.data')
}

async function start(dataDir: string): Promise<Embedded> {
  const server = await startEmbedded({ dataDir })
  servers.push(server)
  return server
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop()
  for (const folder of folders.splice(0)) {
    const location = path.join(folder, 'clone', '.data', 'postgres.location')
    if (existsSync(location)) rmSync(readFileSync(location, 'utf8'), { recursive: true })
    rmSync(folder, { recursive: true })
  }
})

describe('embedded PostgreSQL', () => {
  it('is durable, on loopback only, and has the extensions', async () => {
    const { url } = await start(makeFolder(0o755))
    const names = ['fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses', 'server_version_num']
    const rows = await query<{ name: string; setting: string }>(url, 'SELECT name, setting FROM pg_settings')
    const settings = Object.fromEntries(
      rows.filter(({ name }) => names.includes(name)).map((row) => [row.name, row.setting]),
    )
    expect(settings).toMatchObject({
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      listen_addresses: '127.0.0.1',
    })
    expect(Number(settings.server_version_num)).toBeGreaterThanOrEqual(180_000)
    await migrate(url)
    const extensions = await query<{ extname: string }>(url, 'SELECT extname FROM pg_extension')
    expect(extensions.map(({ extname }) => extname)).toEqual(
      expect.arrayContaining(['ltree', 'pg_trgm', 'unaccent', 'citext']),
    )
  })

  it('keeps the password to itself and refuses a wrong one', async () => {
    const dataDir = makeFolder(0o755)
    const { url } = await start(dataDir)
    expect(statSync(path.join(dataDir, 'postgres', 'password')).mode & 0o777).toBe(0o600)
    const wrong = new URL(url)
    wrong.password = 'wrong'
    await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow(/password/)
  })

  it('keeps data over a stop and a start, also where its user cannot reach the clone', async () => {
    for (const mode of [0o755, 0o700]) {
      const dataDir = makeFolder(mode)
      const first = await start(dataDir)
      await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer')
      await first.stop()
      await expect(query(first.url, 'SELECT 1')).rejects.toThrow()
      const second = await start(dataDir)
      expect(second.adopted).toBe(false)
      expect(await query(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
    }
  })

  it('adopts the running server of the same directory', async () => {
    const dataDir = makeFolder(0o755)
    const first = await start(dataDir)
    const second = await start(dataDir)
    expect(second).toMatchObject({ adopted: true, pid: first.pid, url: first.url })
  })

  it('starts one server when two gateways start at once', async () => {
    const dataDir = makeFolder(0o700)
    const script = `import { startEmbedded } from ${JSON.stringify(path.join(import.meta.dirname, 'embedded.ts'))}
      const { pid } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} })
      console.log(pid)`
    const pids = await Promise.all([1, 2, 3].map(() => output(script)))
    expect(new Set(pids).size).toBe(1)
    await start(dataDir)
  })

  it('recovers committed data after the server was killed', async () => {
    const dataDir = makeFolder(0o755)
    const first = await start(dataDir)
    await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS answer')
    process.kill(first.pid, 'SIGKILL')
    await sleep(50)
    const second = await start(dataDir)
    expect(await query(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 7 }])
  })

  it('stays up for another gateway that still uses it', async () => {
    const server = await start(makeFolder(0o755))
    const other = new pg.Client({ connectionString: server.url, application_name: 'boardwalk-gateway-1' })
    await other.connect()
    await server.stop()
    expect((await other.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    await other.end()
  })
})

describe('migrations', () => {
  it('run once when two processes start at once, and refuse a newer schema', async () => {
    const { url } = await start(makeFolder(0o755))
    await Promise.all([migrate(url), migrate(url), migrate(url)])
    await query(url, `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('x', 9999999999999)`)
    await expect(migrate(url)).rejects.toThrow(/newer version/)
  })
})

function output(script: string): Promise<string> {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.on('data', (chunk) => {
    text += chunk
  })
  return new Promise((resolve, reject) => {
    child.once('close', (code) => (code === 0 ? resolve(text.trim()) : reject(new Error(`exit ${code}`))))
  })
}
