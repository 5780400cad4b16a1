import type { BrowserContext, Frame, Request } from 'playwright'
import type { BrowserCommand } from 'vitest/node'
import { type Asked, refuse } from './requests.ts'

/** Requests of each page of the run since the last check. */
const watched = new WeakMap<BrowserContext, Asked[]>()

/** A request that got no answer, because it failed or its page has gone, has no status. */
const statusOf = (request: Request) => async () => (await request.response().catch(() => null))?.status()

/** Starts to watch, and blocks requests that would leave this machine's test server. */
async function watch(context: BrowserContext, origin: string): Promise<Asked[]> {
  const asked: Asked[] = []
  watched.set(context, asked)
  context.on('request', (request) => {
    asked.push({ url: request.url(), as: request.resourceType(), status: statusOf(request) })
  })
  for (const page of context.pages())
    page.on('websocket', (socket) => {
      asked.push({ url: socket.url(), as: 'websocket', status: async () => undefined })
    })
  await context.route(
    (url) => /^https?:$/.test(url.protocol) && url.origin !== origin,
    (route) => route.abort('addressunreachable'),
  )
  return asked
}

let marks = 0

/** Waits until the browser has reported all requests of the story: it reports our marker request after those before it. */
async function flushReports(context: BrowserContext, frame: Frame): Promise<void> {
  marks += 1
  const mark = `/__vitest_flush__/${marks}`
  const reported = context.waitForEvent('request', { predicate: (request) => request.url().endsWith(mark), timeout: 0 })
  await frame.evaluate((src) => {
    new Image().src = src
  }, mark)
  await reported
}

/** Sentences about a story's forbidden requests since the last call; the first call begins the watch. */
export const takeRefusedRequests: BrowserCommand<[]> = async ({ context, page, frame }) => {
  const { origin } = new URL(page.url())
  const asked = watched.get(context) ?? (await watch(context, origin))
  await flushReports(context, await frame())
  const sentences = await Promise.all(asked.splice(0).map((one) => refuse(one, origin)))
  return sentences.filter((sentence) => sentence !== undefined)
}
