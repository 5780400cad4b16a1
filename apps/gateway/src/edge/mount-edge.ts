import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pageAnswerer } from './answer.ts'
import { mountAssets } from './assets.ts'
import { mountBrandFiles } from './brand-files.ts'
import type { EdgeDeps } from './edge-deps.ts'
import { storefrontBundles } from './storefront-bundles.ts'

/** Prefixes that belong to programs: an unknown path below them gets the API's own error, never a page. */
const programPath = /^\/(?:wps|lgw|lotto|assets|brands|art)(?:[/?]|$)/
const fileName = /\.\w{1,8}(?:\?|$)/

/** Serves the storefronts on their regional domains: rendered pages, the apps' assets and the brands' files. */
export function mountEdge(app: FastifyInstance, deps: EdgeDeps): void {
  mountAssets(app, deps)
  mountBrandFiles(app, deps)
  const bundleOf = storefrontBundles(deps.config.root)
  const answer = pageAnswerer(bundleOf, deps)
  app.get('/', answer)
  app.get('/*', async (request, reply) => (wantsPage(request) ? await answer(request, reply) : reply.callNotFound()))
  // The first visitor must not wait for the bundles to be read and compiled.
  app.addHook('onListen', async () => {
    await Promise.allSettled(deps.merchants.all.map(({ brandId }) => bundleOf(brandId)))
  })
}

const wantsPage = ({ headers, url }: FastifyRequest) =>
  /text\/html|\*\/\*/.test(headers.accept ?? '*/*') && !programPath.test(url) && !fileName.test(url)
