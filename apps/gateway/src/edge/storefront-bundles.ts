import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderInput, StorefrontServer } from '@boardwalk/api-client/contract'
import type { Packed } from './pack-page.ts'
import type { Renderer } from './renderer.ts'

/** A built storefront: its render function, and its document template. */
export type Bundle = {
  storefront: Omit<StorefrontServer, 'render'>
  render: (input: RenderInput) => Promise<Packed>
  template: string
}

export const appFolder = (root: string, brandId: string) => path.join(root, 'apps', brandId)

/**
 * Loads storefronts by path, so that the gateway does not depend on React. A newer build is picked up at the next
 * render. Answers `null` while an app is not built.
 */
export type BundleOf = (brandId: string) => Promise<Bundle | null>

export function storefrontBundles(root: string, renderer: Renderer): BundleOf {
  const loaded = new Map<string, { builtAt: number; bundle: Promise<Bundle> }>()
  return async (brandId) => {
    const folder = appFolder(root, brandId)
    const builtAt = await newest([serverFile(folder), templateFile(folder)])
    if (builtAt === null) return null
    const known = loaded.get(brandId)
    if (known?.builtAt === builtAt) return await known.bundle
    const bundle = load(folder, builtAt, renderer)
    loaded.set(brandId, { builtAt, bundle })
    bundle.catch(() => loaded.delete(brandId))
    return await bundle
  }
}

const serverFile = (folder: string) => path.join(folder, 'dist/server/server.js')
const templateFile = (folder: string) => path.join(folder, 'dist/client/index.html')

async function newest(files: string[]): Promise<number | null> {
  const times = await Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ mtimeMs }) => mtimeMs,
        () => null,
      ),
    ),
  )
  return times.reduce((latest, time) => (latest === null || time === null ? null : Math.max(latest, time)))
}

/** Quick calls are answered from the module here; renders run elsewhere. */
async function load(folder: string, builtAt: number, renderer: Renderer): Promise<Bundle> {
  const url = `${pathToFileURL(serverFile(folder)).href}?built=${builtAt}`
  const [{ storefront }, template] = await Promise.all([
    import(url) as Promise<{ storefront: StorefrontServer }>,
    readFile(templateFile(folder), 'utf8'),
    renderer.warmUp(url),
  ])
  const render = (input: RenderInput) => renderer.render(url, input, storefront.paths.includes(input.url))
  return { storefront, render, template }
}
