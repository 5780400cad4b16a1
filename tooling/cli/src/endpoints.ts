import type { Endpoint } from '@boardwalk/api-client/contract'
import { columns } from './columns.ts'

const flagWords = 'T token, T° token used when sent, E sealed, I idempotent, R real accounts, A agents, H human check'

/** Letters for a row's requirements of its caller. */
const flagsOf = (row: Endpoint): string =>
  [
    row.token && (row.anonymous ? 'T°' : 'T'),
    row.sealed && 'E',
    row.idempotent && 'I',
    row.who === 'real' && 'R',
    row.who === 'agent' && 'A',
    row.human && 'H',
  ]
    .filter(Boolean)
    .join(' ')

const usage = `pnpm endpoints

  every row of the endpoint table: name, method, path, flags (${flagWords}), origin`

if (process.argv.some((arg) => arg === '--help' || arg === '-h')) {
  console.log(usage)
  process.exit(0)
}

// Loaded late, so that help is answered at once.
const { endpoints } = await import('@boardwalk/api-client/contract')
const all = Object.entries<Endpoint>(endpoints)
const lines = all.map(([name, row]) => [name, row.method, row.path, flagsOf(row), row.origin])
const count = (isCounted: (row: Endpoint) => boolean) => all.filter(([, row]) => isCounted(row)).length

console.log(columns([['name', 'method', 'path', 'flags', 'origin'], ...lines]).join('\n'))
console.log(
  `\n${all.length} rows (${count((row) => row.origin === 'spec')} spec, ${count((row) => row.origin === 'extension')} extension)`,
)
