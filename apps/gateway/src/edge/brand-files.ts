import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { EdgeDeps } from './edge-deps.ts'
import { merchantOfAddress } from './visit.ts'

/** Addresses that browsers ask for by themselves; each domain answers with its own brand's file. */
const wellKnown = ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'manifest.webmanifest', 'robots.txt']

/** An opened SVG is a document of this origin, so it may not run anything. */
const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

/** Serves `brands/<brand>/assets` below `/brands/<brand>/`, and the well-known names at the top of each domain. */
export function mountBrandFiles(app: FastifyInstance, deps: EdgeDeps): void {
  const folder = (brandId: string) => path.join(deps.config.root, 'brands', brandId, 'assets')
  const options = { index: false as const, maxAge: '1h', setHeaders: (reply: FastifyReply) => reply.headers(headers) }
  for (const { brandId } of deps.merchants.all) {
    if (!existsSync(folder(brandId))) continue
    app.register(fastifyStatic, {
      ...options,
      root: folder(brandId),
      prefix: `/brands/${brandId}/`,
      decorateReply: false,
    })
  }
  app.register(async (scope) => {
    scope.register(fastifyStatic, { ...options, root: path.join(deps.config.root, 'brands'), serve: false })
    for (const name of wellKnown) {
      scope.get(`/${name}`, (request, reply) => {
        const own = folder(merchantOfAddress(request, deps).brandId)
        return existsSync(path.join(own, name)) ? reply.sendFile(name, own) : reply.callNotFound()
      })
    }
  })
}
