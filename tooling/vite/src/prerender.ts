import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderOutput, StorefrontServer } from '@boardwalk/api-client/contract'
import { isBannerPhoto, loadBrand } from '@boardwalk/brand-kit/node'
import { writeSized } from '@boardwalk/brand-kit/raster'
import { offlineFileNames } from './offline/offline-files.ts'
import { clonePath } from './places.ts'

/**
 * Writes `dist/static`: every public page as a file without data, the assets and the brand's files. Any plain file
 * host can serve it in front of a back end that honours the contract; the browser then fetches the data itself.
 */
export async function prerender(root: string, country: string): Promise<void> {
  const { storefront } = (await import(pathToFileURL(join(root, 'dist/server/server.js')).href)) as {
    storefront: StorefrontServer
  }
  const template = await readFile(join(root, 'dist/client/index.html'), 'utf8')
  const target = join(root, 'dist/static')
  await rm(target, { recursive: true, force: true })
  for (const path of storefront.paths) {
    const page = await renderShell(storefront, template, path, country)
    await mkdir(join(target, path), { recursive: true })
    await writeFile(join(target, path, 'index.html'), page)
  }
  await copyFiles(root, target, country)
}

async function renderShell(storefront: StorefrontServer, template: string, path: string, country: string) {
  const { brand } = loadBrand(country)
  const language = brand.regionLanguages[0]
  const page = await storefront.render({
    merchantCode: storefront.merchantCode,
    language,
    theme: 'light',
    serverTime: Date.now(),
    entries: [],
    template,
    url: path,
    origin: `https://${brand.hosts[0]}`,
  })
  return page.html.replace('<head>', `<head>${policy(page)}`)
}

/** A file host may be unable to send headers, so the page contains the part of the policy that a meta tag allows. */
function policy({ scripts, styles }: RenderOutput): string {
  const hashes = (texts: string[]) => texts.map((text) => ` 'sha256-${sha256(text)}'`).join('')
  const rules = `script-src 'self'${hashes(scripts)}; style-src 'self'${hashes([...styles, ''])}; style-src-attr 'none'`
  return `<meta http-equiv="Content-Security-Policy" content="${rules}">`
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

async function copyFiles(root: string, target: string, country: string): Promise<void> {
  const isAsset = (path: string) =>
    !['index.html', '.vite'].includes(basename(path)) &&
    !/\.html\.(?:br|gz)$/.test(path) &&
    !offlineFileNames.some((name) => basename(path).startsWith(name))
  for (const name of offlineFileNames) await cp(join(root, 'dist/client', name), join(target, name))
  await cp(join(root, 'dist/client'), join(target, 'assets', country), { recursive: true, filter: isAsset })
  await copyPictures(clonePath('brands', country), join(target, 'brands', country))
}

/** The brand's files; of a banner in pixels the sizes that are sent, and never the source. */
export async function copyPictures(folder: string, target: string): Promise<void> {
  const assets = join(folder, 'assets')
  const isShown = (path: string) => !isBannerPhoto(relative(assets, path).replaceAll(sep, '/'))
  await cp(assets, target, { recursive: true, filter: isShown })
  await writeSized(folder, join(target, 'sized'))
}
