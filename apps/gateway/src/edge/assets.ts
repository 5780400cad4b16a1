import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { EdgeDeps } from './edge-deps.ts'
import { appFolder } from './storefront-bundles.ts'

/** Documents and service workers, which belong to the top of a domain and never to a year-long cache. */
const isOfDomain = /\.html(?:\.\w+)?$|^\/sw(?:-off)?\.js/

/**
 * Serves the output of the apps' client builds below `/assets/<brand>/`, on every host, because a visitor may move to
 * another merchant in place. Names contain a hash, so browsers cache the files for good; `.br` and `.gz` come from
 * the build.
 */
export function mountAssets(app: FastifyInstance, { config, merchants }: Pick<EdgeDeps, 'config' | 'merchants'>): void {
  for (const { brandId } of merchants.all) {
    const root = path.join(appFolder(config.root, brandId), 'dist/client')
    if (!existsSync(root)) continue
    app.register(fastifyStatic, {
      root,
      prefix: `/assets/${brandId}/`,
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      index: false,
      decorateReply: false,
      dotfiles: 'deny',
      allowedPath: (name) => !isOfDomain.test(name),
      setHeaders: (reply) => {
        reply.headers({ 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin' })
      },
    })
  }
}
