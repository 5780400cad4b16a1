import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Addresses of a brand. Read without the schema, so that a program has its ports before it checks anything else. */
export type BrandAddress = {
  id: string
  name: string
  /** Two capitals, or empty while the file does not set it. */
  country: string
  hosts: string[]
  /** Port of the brand's own listener when everything runs on one machine; null: by host only. */
  port: number | null
  /** Environment variable that moves the port. */
  variable: string
}

const ownFolder = resolve(import.meta.dirname, '../../../../brands')

/** `philippines` → `PHILIPPINES_PORT`. */
export const portVariable = (id: string): string => `${id.toUpperCase().replaceAll('-', '_')}_PORT`

/**
 * Every brand below `brands`, by port, then by name of the folder. A file that is no JSON counts as empty: the check
 * that follows reports it.
 */
export function readAddresses(folder = ownFolder): BrandAddress[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'brand.json')))
    .map(({ name }) => addressOf(name, readFile(join(folder, name, 'brand.json'))))
    .sort((a, b) => (a.port ?? Infinity) - (b.port ?? Infinity) || a.id.localeCompare(b.id))
}

function addressOf(id: string, facts: Record<string, unknown>): BrandAddress {
  const { hosts, port } = facts
  const text = (key: string) => (typeof facts[key] === 'string' ? facts[key] : undefined)
  return {
    id,
    name: text('name') ?? id,
    // A region is named by its country's two letters.
    country: text('country') ?? text('region')?.toUpperCase() ?? '',
    hosts: Array.isArray(hosts) ? hosts.filter((host) => typeof host === 'string') : [],
    port: typeof port === 'number' && Number.isInteger(port) ? port : null,
    variable: portVariable(id),
  }
}

function readFile(file: string): Record<string, unknown> {
  try {
    const json: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
