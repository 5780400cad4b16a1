import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readAddresses } from '@boardwalk/brand-kit/addresses'
import { platformPorts } from '@boardwalk/brand-kit/lists'
import { loadBrands } from '@boardwalk/brand-kit/node'
import type { Region } from './countries.ts'

/** Owners of existing values: value → the name of its owner. */
export type Taken = {
  ids: Map<string, string>
  hosts: Map<string, string>
  merchants: Map<string, string>
  ports: Map<number, string>
  /** Country code → content of its region file. */
  regions: Map<string, Region>
}

/** Values that brands, apps and the platform's services already use in a clone. */
export function readTaken(root: string): Taken {
  const brands = loadBrands(join(root, 'brands')).map(({ brand }) => brand)
  const apps = existsSync(join(root, 'apps')) ? readdirSync(join(root, 'apps')) : []
  const others = existsSync(join(root, 'brands')) ? readdirSync(join(root, 'brands')) : []
  const packages = ['packages', 'tooling'].flatMap((group) =>
    existsSync(join(root, group))
      ? readdirSync(join(root, group)).map((name) => [name, `${group}/${name}`] as const)
      : [],
  )
  return {
    regions: readRegions(join(root, 'brands/layers/regions')),
    ids: new Map([
      // Its port variable would be theirs.
      ['sandbox', 'the sandbox games'],
      ...packages,
      ...others.map((name) => [name, `brands/${name}`] as const),
      ...apps.map((name) => [name, `apps/${name}`] as const),
      ...brands.map(({ id, name }) => [id, name] as const),
    ]),
    hosts: new Map(brands.flatMap(({ hosts, name }) => hosts.map((host) => [host, name] as const))),
    merchants: new Map(brands.map(({ merchantCode, name }) => [merchantCode, name])),
    ports: new Map([
      ...Object.entries(platformPorts).map(([port, owner]) => [Number(port), owner] as const),
      ...readAddresses(join(root, 'brands')).flatMap(({ port, name }) =>
        port === null ? [] : [[port, name] as const],
      ),
    ]),
  }
}

const readRegions = (folder: string): Map<string, Region> =>
  new Map(
    globSync('*/brand.json', { cwd: folder }).map((file) => [
      dirname(file).toUpperCase(),
      JSON.parse(readFileSync(join(folder, file), 'utf8')) as Region,
    ]),
  )
