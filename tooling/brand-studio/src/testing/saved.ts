import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Saved } from '../model/draft.ts'

export const brandsFolder = resolve(import.meta.dirname, '../../../../brands')

/** A shipped brand's files, read from disk. */
export function savedOf(id: string): Saved {
  const read = (name: string) => readFileSync(join(brandsFolder, id, name), 'utf8')
  const drawings = readdirSync(join(brandsFolder, id, 'assets')).filter((name) => name.endsWith('.svg'))
  const folder = join(brandsFolder, id, 'campaigns')
  const campaigns = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  return {
    brandText: read('brand.json'),
    tokensText: read('tokens.json'),
    art: Object.fromEntries(drawings.map((name) => [name, read(`assets/${name}`)])),
    campaigns: Object.fromEntries(campaigns.map((name) => [name.replace('.json', ''), read(`campaigns/${name}`)])),
  }
}
