import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

/** Fields of a line of RFC 4180; no field of a record has a line break. */
const fieldsOf = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  )

/** The file that a page saves: its rows by the names of the columns, and the exact sum of a column of amounts. */
export async function savedFile(page: Page, save: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), save()])
  const text = (await readFile(await download.path(), 'utf8')).replace('\uFEFF', '')
  const [head = '', ...lines] = text.trimEnd().split('\r\n')
  const names = fieldsOf(head)
  const rows = lines.map((line) => {
    const fields = fieldsOf(line)
    return Object.fromEntries(names.map((name, at) => [name, fields[at] ?? '']))
  })
  return {
    rows,
    /** Decimal string with four decimals, of the rows that count. */
    sum(column: string, counts: (row: (typeof rows)[number]) => boolean = () => true): string {
      const units = rows.filter(counts).reduce((total, row) => total + unitsOf(row[column] ?? ''), 0n)
      return `${units / 10_000n}.${String(units % 10_000n).padStart(4, '0')}`
    },
  }
}

/** An amount of at least zero in 1/10 000. */
function unitsOf(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.split('.')
  return BigInt(whole + fraction.padEnd(4, '0'))
}
