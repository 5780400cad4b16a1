import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readAddresses } from '@boardwalk/brand-kit/addresses'
import { loadBrand, loadBrands, tryBrand } from '@boardwalk/brand-kit/node'
import { drawBanners, drawIdentity, drawPictures, freeEmblem } from '@boardwalk/brand-kit/render'
import { Refusal } from '../refusal.ts'
import { copyApp } from './app-files.ts'
import { brandFile, type Json, regionFile } from './brand-files.ts'
import type { BrandOptions } from './brand-options.ts'
import { openTransaction } from './file-transaction.ts'
import { formatted } from './formatted.ts'
import { listenForStop } from './stopping.ts'
import { tokensFile } from './tokens-json.ts'

export type Options = {
  root: string
  /** Path of the Chromium that draws the PNG files. */
  browser: string
  /** Registers the new app in the workspace; returns whether that succeeded. */
  install: (root: string, stop: AbortSignal) => Promise<boolean>
  say: (line: string) => void
  year: number
}

/**
 * Makes a brand: its data, its pictures and its app. Everything is built and checked in a hidden folder of the clone
 * and moved into place at the end; a failure, and Ctrl-C, leaves the clone as it was. Returns the new paths.
 */
export async function makeBrand(asked: BrandOptions, options: Options): Promise<string[]> {
  const { root } = options
  const staging = join(root, '.cache', `brand-new-${randomUUID()}`)
  const transaction = openTransaction(staging, root)
  const stopping = listenForStop()
  const tidy = () => {
    transaction.rollBack()
    rmSync(staging, { recursive: true, force: true })
  }
  // Also when the process ends by an uncaught error, such as a terminal that is gone.
  process.on('exit', tidy)
  try {
    const made = build(staging, asked, options)
    await stopping.check()
    await place(made, transaction, options, stopping)
    transaction.commit()
    return made
  } catch (error) {
    // Ctrl-C also ends the browser that draws, whose failure is then not the reason.
    await stopping.check()
    throw error
  } finally {
    tidy()
    process.off('exit', tidy)
    stopping.forget()
  }
}

type Stopping = ReturnType<typeof listenForStop>

async function place(
  made: readonly string[],
  transaction: ReturnType<typeof openTransaction>,
  { root, say, install }: Options,
  stopping: Stopping,
): Promise<void> {
  transaction.backUp('pnpm-lock.yaml')
  for (const path of made) transaction.move(path)
  // Checks again that no other brand has this host, port or merchant.
  loadBrands(join(root, 'brands'))
  say('Letting the workspace know …')
  const isInstalled = await install(root, stopping.signal)
  await stopping.check()
  if (!isInstalled) throw new Refusal('pnpm install failed; see the error above. No files were written.')
}

/** Writes and draws everything below `staging`; returns the new paths of the clone. */
function build(staging: string, asked: BrandOptions, { root, browser, say, year }: Options): string[] {
  const { id, country } = asked
  const regionPath = join('brands/layers/regions', country.code.toLowerCase())
  const paths = [join('brands', id), join('apps', id)]
  mkdirSync(join(staging, 'brands'), { recursive: true })
  cpSync(join(root, 'brands/layers'), join(staging, 'brands/layers'), { recursive: true })
  if (!existsSync(join(root, regionPath))) {
    say(`${country.name} is a new region.`)
    write(join(staging, regionPath, 'brand.json'), regionFile(asked))
    paths.unshift(regionPath)
  }
  const region = readJson(join(staging, regionPath, 'brand.json'))
  const base = readJson(join(staging, 'brands/layers/base/tokens.json'))
  const folder = join(staging, 'brands', id)
  write(join(folder, 'brand.json'), brandFile(asked, region, year))
  write(join(folder, 'tokens.json'), tokensFile(asked, base))
  const others = readAddresses(join(root, 'brands')).map((brand) => join(root, 'brands', brand.id))
  draw(folder, asked, { browser, say, others })
  const template = readAddresses(join(root, 'brands')).find((brand) => existsSync(join(root, 'apps', brand.id)))
  if (!template) throw new Refusal('No brand has an app that could serve as the template.')
  copyApp(join(root, 'apps', template.id), template.id, join(staging, 'apps', id), {
    id,
    region: country.code.toLowerCase(),
  })
  return paths
}

type Drawing = Pick<Options, 'browser' | 'say'> & { others: readonly string[] }

function draw(folder: string, { id, name, character }: BrandOptions, { browser, say, others }: Drawing): void {
  say('Drawing logo, icons and banners …')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  for (const [file, svg] of Object.entries(drawIdentity({ id, name }, character.motif, coloured(folder).tokens)))
    writeFileSync(join(folder, 'assets', file), svg)
  const { brand, tokens } = coloured(folder)
  drawBanners(folder, brand, tokens, freeEmblem(id, others))
  drawPictures(folder, brand, tokens, browser)
  loadBrand(folder)
}

/** A brand whose pictures may still be missing. */
function coloured(folder: string) {
  const { loaded, problems } = tryBrand(folder)
  const serious = problems.filter(({ expected }) => !expected.includes('file assets/'))
  const faint = serious.find(({ key }) => key.startsWith('semantic.'))
  if (faint)
    throw new Refusal(
      `These colours cannot be made readable: ${faint.key}, expected ${faint.expected}, found ${faint.found}. Choose another --colour, --accent or --highlight.`,
    )
  if (loaded && serious.length === 0) return loaded
  return loadBrand(folder)
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as { [key: string]: Json }

function write(file: string, json: { [key: string]: Json }): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, formatted(JSON.stringify(json, null, 2)))
}
