import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { readRows } from '@boardwalk/api-client/row-stream'

/**
 * Saves the rows behind a ticket as lines of a table, read by the client's own code: `ORIGIN PATH FILE ROWS`. Reports the
 * most memory since the report before, at 10%, 50% and 100% of the rows.
 */
const [origin = '', path = '', file = '', rows = ''] = parseArgs({ allowPositionals: true }).positionals
const reports = [0.1, 0.5, 1].map((share) => share * Number(rows))
let [count, most] = [0, 0]

function report(): void {
  most = Math.max(most, process.memoryUsage().rss)
  while (reports[0] !== undefined && count >= reports[0]) {
    reports.shift()
    process.send?.({ count, rss: most })
    most = 0
  }
}

const fieldOf = (value: unknown) => `"${String(value).replaceAll('"', '""')}"`

async function* lines() {
  for await (const slice of readRows<object>({ fetch, origin }, path)) {
    count += slice.length
    yield slice.map((row) => `${Object.values(row).map(fieldOf).join(',')}\r\n`).join('')
    report()
  }
}

await pipeline(Readable.from(lines(), { highWaterMark: 1 }), createWriteStream(file))
process.disconnect?.()
