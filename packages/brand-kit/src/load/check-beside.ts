import { basename, dirname, join } from 'node:path'
import type { Brand } from '../brand.ts'
import type { Problem } from '../problem/problems.ts'
import { brandFolders } from './places.ts'
import { readJson } from './read.ts'

/**
 * No two brands on one host, port, merchant or id: the gateway could not distinguish them. The other brands are read
 * unchecked; their own mistakes are not reported here.
 */
export function checkBeside(folder: string, brand: Brand): Problem[] {
  const others = brandFolders(dirname(folder)).filter((other) => basename(other) !== basename(folder))
  const taken = others.flatMap((other) =>
    claims(readJson(join(other, 'brand.json')).json).map((claim) => ({ ...claim, owner: basename(other) })),
  )
  return claims(brand).flatMap(({ key, value }) =>
    taken
      .filter((other) => other.key === key && other.value === value)
      .map(({ owner }) => ({
        file: join(folder, 'brand.json'),
        key,
        expected: 'a value that no other brand has',
        found: `"${value}" of ${owner}`,
      })),
  )
}

/** Values that no two brands share. */
function claims(brand: unknown): { key: string; value: string }[] {
  const { id, merchantCode, hosts, port } = (brand ?? {}) as Partial<Record<keyof Brand, unknown>>
  const reached = Array.isArray(hosts) ? hosts.map((host: unknown) => ['hosts', host] as const) : []
  return [['id', id] as const, ['merchantCode', merchantCode] as const, ['port', port] as const, ...reached]
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([key, value]) => ({ key, value: `${value}` }))
}
