import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Brand } from '../brand.ts'
import type { Problem } from './problems.ts'

/** What a schema of one file cannot see: other files, and fields that depend on each other. */
export function checkBrand(folder: string, brand: Brand): Problem[] {
  const file = join(folder, 'brand.json')
  const at = (key: string, expected: string, found: string) => ({ file, key, expected, found })
  const named =
    brand.id === basename(folder) ? [] : [at('id', `the folder's name "${basename(folder)}"`, `"${brand.id}"`)]
  const unoffered = brand.regionLanguages
    .filter((code) => !brand.switcherLanguages.includes(code))
    .map((code) => at('switcherLanguages', `the region's language ${code}`, brand.switcherLanguages.join(', ')))
  const untold = brand.regionLanguages
    .flatMap((code) => (['tagline', 'description'] as const).map((key) => ({ key, code })))
    .filter(({ key, code }) => !brand[key][code])
    .map(({ key, code }) => at(`${key}.${code}`, "a sentence in the region's language", 'nothing'))
  const missing = Object.entries({ motif: brand.motif, ...prefixed(brand.assets) })
    .filter(([, name]) => !existsSync(join(folder, 'assets', name)))
    .map(([key, name]) => at(key, `the file assets/${name}`, 'nothing'))
  return [...named, ...unoffered, ...untold, ...missing]
}

const prefixed = (assets: Brand['assets']) =>
  Object.fromEntries(Object.entries(assets).map(([key, name]) => [`assets.${key}`, name]))

/** No two brands on one host, port, merchant or id: the gateway could not tell them apart. */
export function checkTogether(brands: { folder: string; brand: Brand }[]): Problem[] {
  const taken = new Map<string, string>()
  return brands.flatMap(({ folder, brand }) =>
    claims(brand).flatMap(({ key, value }) => {
      const owner = taken.get(`${key} ${value}`)
      taken.set(`${key} ${value}`, brand.id)
      if (owner === undefined) return []
      return [
        {
          file: join(folder, 'brand.json'),
          key,
          expected: `a value that no other brand has`,
          found: `"${value}" of ${owner}`,
        },
      ]
    }),
  )
}

const claims = ({ id, merchantCode, hosts, port }: Brand) => [
  { key: 'id', value: id },
  { key: 'merchantCode', value: merchantCode },
  ...hosts.map((value) => ({ key: 'hosts', value })),
  ...(port === undefined ? [] : [{ key: 'port', value: `${port}` }]),
]
