import Fastify from 'fastify'
import { createAnnouncements } from './announcements.ts'
import { anyOrigin } from './origins.ts'
import { mountPages } from './pages.ts'
import { PlayError } from './play-error.ts'
import { mountReport } from './report.ts'
import { mountApi } from './routes.ts'
import { createServed, type Wired } from './served.ts'

export type Built = Wired & {
  clientDir: string
  frameAncestors: string
  /** Sends every lottery draw to the operator. */
  announces?: boolean
  /** Secret of the operators' calls; without one they get no report. */
  secret?: string
}

/** The vendor's server: the page of the game and the calls it makes. Games run in an opaque origin, hence the open CORS. */
export async function buildApp(built: Built) {
  const app = Fastify({ bodyLimit: 4096, forceCloseConnections: true })
  const served = createServed(built)
  const announcements = createAnnouncements(served.parts, served.draws, built.wallet)

  app.addHook('onSend', async (_, reply) => {
    reply.headers(anyOrigin)
    if (!reply.getHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  app.options('/api/*', (_, reply) => reply.code(204).send())
  app.setErrorHandler((error, _, reply) => {
    const known =
      error instanceof PlayError
        ? error
        : new PlayError(statusOf(error) < 500 ? 'BAD_REQUEST' : 'INTERNAL', statusOf(error))
    return reply.code(known.status).send({ code: known.code })
  })

  app.get('/healthz', () => ({ ok: true }))
  mountApi(app, served)
  if (built.secret) mountReport(app, served.parts, built.secret)
  await mountPages(app, { ...built, games: served.parts.games })

  app.addHook('onReady', async () => {
    await served.resume()
    if (built.announces) announcements.resume()
  })
  app.addHook('onClose', async () => {
    announcements.stop()
    served.stop()
    built.store.close()
  })
  return app
}

const statusOf = (error: unknown) => (error as { statusCode?: number }).statusCode ?? 500
