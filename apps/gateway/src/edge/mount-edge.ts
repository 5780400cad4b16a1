import path from 'node:path'
import { loadBrand } from '@boardwalk/brand-kit/node'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pageAnswerer } from './answer.ts'
import { mountAssets } from './assets.ts'
import { mountBrandFiles } from './brand-files.ts'
import type { Edge, EdgeDeps } from './edge-deps.ts'
import { storefrontBundles } from './storefront-bundles.ts'

/** Prefixes that belong to programs: an unknown path below them gets the API's own error, never a page. */
const programPath = /^\/(?:wps|lgw|lotto|assets|brands|art)(?:[/?]|$)/
/** A file that is not there; the specification names pages that end in `.html`. */
const fileName = /\.(?!html)\w{1,8}(?:\?|$)/

/** Serves the storefronts on their regional domains: rendered pages, the apps' assets and the brands' files. */
export function mountEdge(app: FastifyInstance, deps: EdgeDeps): void {
  const edge: Edge = { ...deps, brands: readBrands(deps) }
  mountAssets(app, edge)
  mountBrandFiles(app, edge)
  const bundleOf = storefrontBundles(deps.config.root)
  const answer = pageAnswerer(bundleOf, edge)
  app.get('/', answer)
  app.get('/*', async (request, reply) => (wantsPage(request) ? await answer(request, reply) : reply.callNotFound()))
  // The first visitor must not wait for the bundles to be read and compiled.
  app.addHook('onListen', async () => {
    await Promise.allSettled(deps.merchants.all.map(({ brandId }) => bundleOf(brandId)))
  })
}

/** Throws when a brand's data is wrong, so that the gateway does not start with it. */
const readBrands = ({ config, merchants }: EdgeDeps) =>
  new Map(merchants.all.map(({ brandId }) => [brandId, loadBrand(path.join(config.root, 'brands', brandId))]))

const wantsPage = ({ headers, url }: FastifyRequest) =>
  /text\/html|\*\/\*/.test(headers.accept ?? '*/*') && !programPath.test(url) && !fileName.test(url)
