import { existsSync } from 'node:fs'
import { type Endpoint, type EndpointName, endpoints } from '@boardwalk/api-client/contract'
import { columns } from './columns.ts'

/** Where the gateway says which rows it does not answer yet. */
const servedFile = new URL('../../../apps/gateway/src/served.ts', import.meta.url)

/** Names of rows without a handler; every row, while there is no gateway to ask. */
const readNotYetServed = async (): Promise<ReadonlySet<string>> => {
  if (!existsSync(servedFile)) return new Set(Object.keys(endpoints))
  const { notYetServed } = (await import(servedFile.href)) as { notYetServed: readonly EndpointName[] }
  return new Set(notYetServed)
}

const flagWords = 'T token, T° token used when sent, E sealed, I idempotent, R real accounts, A agents, H human check'

/** Letters for what a row asks of its caller. */
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

  every row of the endpoint table: name, method, path, flags (${flagWords}), origin, served or not`

if (process.argv.some((arg) => arg === '--help' || arg === '-h')) {
  console.log(usage)
  process.exit(0)
}

const notYetServed = await readNotYetServed()
const all = Object.entries<Endpoint>(endpoints)
const lines = all.map(([name, row]) => [
  name,
  row.method,
  row.path,
  flagsOf(row),
  row.origin,
  notYetServed.has(name) ? 'not yet served' : 'served',
])
const count = (isCounted: (row: Endpoint) => boolean) => all.filter(([, row]) => isCounted(row)).length

console.log(columns([['name', 'method', 'path', 'flags', 'origin', ''], ...lines]).join('\n'))
console.log(
  `\n${all.length} rows (${count((row) => row.origin === 'spec')} spec, ${count((row) => row.origin === 'extension')} extension): ` +
    `${all.length - notYetServed.size} served, ${notYetServed.size} not yet served`,
)
