import type { BrowserContext, Request } from 'playwright'
import type { BrowserCommand } from 'vitest/node'
import { type Asked, refuse } from './requests.ts'

/** What each page of the run has asked for since it was last looked at. */
const watched = new WeakMap<BrowserContext, Asked[]>()

/** Starts to watch, and lets nothing through that would leave this machine's test server. */
async function watch(context: BrowserContext, origin: string): Promise<Asked[]> {
  const asked: Asked[] = []
  watched.set(context, asked)
  const known = new WeakMap<Request, Asked>()
  context.on('request', (request) => {
    const one = { url: request.url(), as: request.resourceType() }
    known.set(request, one)
    asked.push(one)
  })
  context.on('response', (response) => {
    const one = known.get(response.request())
    if (one) one.status = response.status()
  })
  for (const page of context.pages())
    page.on('websocket', (socket) => asked.push({ url: socket.url(), as: 'websocket' }))
  await context.route(
    (url) => /^https?:$/.test(url.protocol) && url.origin !== origin,
    (route) => route.abort('addressunreachable'),
  )
  return asked
}

/** Sentences about what a story asked for and must not, since the last call; the first call begins the watch. */
export const takeRefusedRequests: BrowserCommand<[]> = async ({ context, page }) => {
  const { origin } = new URL(page.url())
  const asked = watched.get(context) ?? (await watch(context, origin))
  return asked.splice(0).flatMap((one) => refuse(one, origin) ?? [])
}
