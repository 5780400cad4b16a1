import path from 'node:path'
import { loadBrand } from '@boardwalk/brand-kit/node'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { openCampaignCache } from '../campaigns/campaign-cache.ts'
import { mountSupport } from '../support/mount-support.ts'
import { pageAnswerer } from './answer.ts'
import { mountAssets } from './assets.ts'
import { mountBrandFiles } from './brand-files.ts'
import type { Edge, EdgeDeps } from './edge-deps.ts'
import { mountOffline } from './mount-offline.ts'
import { mountSearchFiles } from './mount-search-files.ts'
import { mountSkin } from './mount-skin.ts'
import { openRenderer } from './renderer.ts'
import { storefrontBundles } from './storefront-bundles.ts'

/** Prefixes that belong to programs: an unknown path below them gets the API's own error, never a page. */
const programPath = /^\/(?:wps|lgw|lotto|assets|brands|art)(?:[/?]|$)/
/** A path that ends like a file's name; the specification names pages that end in `.html`. */
const fileName = /\.(?!html$)\w{1,8}$/

/** Serves the storefronts on their regional domains: rendered pages, the apps' assets and the brands' files. */
export function mountEdge(app: FastifyInstance, deps: EdgeDeps): void {
  const brands = readBrands(deps)
  const edge: Edge = { ...deps, brands, dressingOf: dresser(brands, deps) }
  mountAssets(app, edge)
  mountBrandFiles(app, edge)
  mountSkin(app, edge)
  mountOffline(app, edge)
  const renderer = openRenderer({ maxMs: 5_000 * deps.config.waitFactor })
  app.addHook('onClose', renderer.close)
  const bundleOf = storefrontBundles(deps.config.root, renderer)
  const answer = pageAnswerer(bundleOf, edge)
  mountSearchFiles(app, edge, bundleOf)
  mountSupport(app, edge, bundleOf)
  app.get('/', answer)
  app.get('/*', async (request, reply) => (wantsPage(request) ? await answer(request, reply) : reply.callNotFound()))
  // The first visitor must not wait for the bundles to be read and compiled, nor for colours to be derived.
  app.addHook('onListen', async () => {
    await Promise.allSettled(deps.merchants.all.map(({ brandId }) => bundleOf(brandId)))
    for (const { hosts } of deps.merchants.all) void openHome(app, hosts[0])
  })
}

/** A failure was logged, and shows itself to the first visitor. */
const openHome = (app: FastifyInstance, host: string | undefined) =>
  app.inject({ url: '/', headers: { host, accept: 'text/html' } }).catch(() => {})

function dresser(brands: Edge['brands'], deps: EdgeDeps): Edge['dressingOf'] {
  const campaigns = openCampaignCache(deps)
  return (brandId) => {
    const loaded = brands.get(brandId)
    return loaded ? campaigns(loaded) : null
  }
}

/** Throws when a brand's data is wrong, so that the gateway does not start with it. */
const readBrands = ({ config, merchants }: EdgeDeps) =>
  new Map(merchants.all.map(({ brandId }) => [brandId, loadBrand(path.join(config.root, 'brands', brandId))]))

const wantsPage = ({ headers, url }: FastifyRequest) =>
  /text\/html|\*\/\*/.test(headers.accept ?? '*/*') && !programPath.test(url) && !fileName.test(pathOf(url))

/** Values of a query may contain dots: a stake, a game's code, an advertising mark. */
const pathOf = (url: string) => url.split('?', 1)[0] ?? ''
