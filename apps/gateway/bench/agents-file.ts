import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { newId } from '../src/ids.ts'
import { hashToken, newToken } from '../src/session/tokens.ts'
import { type Child, endGateway, startGateway } from '../test/money/child.ts'
import { daysAgo, filling, type Stage } from './agents-stage.ts'
import { fillBets } from './agents-world.ts'

const goalMb = 200
const rows = Number(process.env.BENCH_ROWS ?? 1_000_000)
const sampleMs = 100
const toMb = (bytes: number) => Math.round(bytes / 1_048_576)

/** Memory of a process; its worker threads are part of it. */
const rssOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024

/** Exports all bets of the team from a gateway of its own, over HTTP, by the client's reader in a process of its own. */
export async function measureFile(stage: Stage, memberId: string): Promise<void> {
  const { pool, merchant, url, folder } = stage
  await filling(async () => {
    // Those of the lists are others.
    await pool.query('TRUNCATE bet')
    await fillBets(pool, merchant, rows)
  })
  const token = newToken()
  await pool.query(
    `INSERT INTO session (token_hash, id, merchant, member_id, expires_at, ip, user_agent)
     VALUES ($1, $2, $3, $4, now() + interval '1 hour', '::1', 'bench')`,
    [hashToken(token), newId(), merchant.code, memberId],
  )
  const gateway = await startGateway({ databaseUrl: url, dataDir: folder, secret: randomBytes(16).toString('hex') })
  try {
    await save(gateway, await ticketOf(gateway, token, daysAgo(stage, 91)), path.join(folder, 'team.csv'))
  } finally {
    await endGateway(gateway, 'SIGTERM')
  }
}

async function ticketOf({ origin }: Child, token: string, startDate: string): Promise<string> {
  const asked = new URLSearchParams({ of: 'BETS', status: 'SETTLED', startDate })
  const answer = await fetch(`${origin}/wps/ac/file?${asked}`, { headers: { authorization: `Bearer ${token}` } })
  const { code, value } = (await answer.json()) as { code: string; value: { ticket: string } }
  if (code !== 'OK') throw new Error(`No ticket: ${code}.`)
  return value.ticket
}

async function save({ origin, process: { pid = 0 } }: Child, ticket: string, file: string): Promise<void> {
  const [from, before] = [performance.now(), rssOf(pid)]
  let [most, highest] = [before, before]
  const sample = () => {
    most = Math.max(most, rssOf(pid))
  }
  const timer = setInterval(sample, sampleMs)
  const reader = fork(path.join(import.meta.dirname, 'agents-file-reader.ts'), [
    ...[origin, `/wps/ac/rows?ticket=${encodeURIComponent(ticket)}`, file, String(rows)],
  ])
  console.log(`file of ${rows} bets: gateway ${toMb(before)} MB before`)
  reader.on('message', ({ count, rss }: { count: number; rss: number }) => {
    sample()
    const seconds = (performance.now() - from) / 1000
    const speed = `${Math.round(count / seconds)} rows/s`
    console.log(
      `${String(count).padStart(9)} rows: ${speed}; most memory: gateway ${toMb(most)}, reader ${toMb(rss)} MB`,
    )
    highest = Math.max(highest, most)
    most = 0
  })
  const [status] = await once(reader, 'exit')
  clearInterval(timer)
  if (status !== 0) throw new Error(`The reader ended with ${status}.`)
  const grown = `gateway ${toMb(highest - before)} MB more, goal < ${goalMb} MB`
  if (highest - before > goalMb * 1_048_576) process.exitCode = 1
  console.log(`${toMb(statSync(file).size)} MB in ${((performance.now() - from) / 1000).toFixed(0)} s; ${grown}`)
}
