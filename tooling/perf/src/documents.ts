import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { BootEntry, BootQuery, StorefrontServer } from '@boardwalk/api-client/contract'
import { fakes } from '@boardwalk/api-client/fakes'
import { loadBrand } from '@boardwalk/brand-kit/node'
import { kilobytes } from './bundle.ts'
import { clonePath } from './places.ts'

type Answer = (arg: BootQuery['arg']) => unknown

/** Every public page as the edge would send it, with one plausible answer to each read: path → kB. */
export async function documentSizes(country: string): Promise<{ path: string; size: number }[]> {
  const { storefront } = (await import(pathToFileURL(clonePath('apps', country, 'dist/server/server.js')).href)) as {
    storefront: StorefrontServer
  }
  const template = readFileSync(clonePath('apps', country, 'dist/client/index.html'), 'utf8')
  const { brand } = loadBrand(country)
  const language = brand.regionLanguages[0]
  const sizes: { path: string; size: number }[] = []
  for (const path of storefront.paths) {
    const { html, failedParts } = await storefront.render({
      merchantCode: brand.merchantCode,
      language,
      theme: 'light',
      serverTime: Date.now(),
      entries: storefront.queries(path, language).flatMap(answer),
      template,
      url: path,
      origin: `https://${brand.hosts[0]}`,
    })
    if (failedParts > 0) throw new Error(`${failedParts} parts of ${path} of ${country} failed on the server.`)
    sizes.push({ path, size: kilobytes(html) })
  }
  return sizes
}

function answer(query: BootQuery): BootEntry[] {
  const fake = (fakes as unknown as Record<string, Answer>)[query.endpoint]
  return fake ? [{ ...query, value: fake(query.arg) }] : []
}
