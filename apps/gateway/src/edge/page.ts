import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { BootEntry, BootQuery } from '@boardwalk/api-client/contract'
import type { EdgeDeps } from './edge-deps.ts'
import { contentPolicy } from './security-headers.ts'
import type { Bundle } from './storefront-bundles.ts'
import type { Visit } from './visit.ts'

/** A rendered document in the three encodings that are served, with everything its headers need. */
export type Page = { status: number; policy: string; etag: string; plain: Buffer; br: Buffer; gzip: Buffer }

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
/** The highest level takes some 120 ms on another thread, once per renewal, and keeps home in the first round trip. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/** Renders a visit. `extra` replaces reads that were made for this visitor alone; such a page must not be shared. */
export async function renderPage(
  { storefront, template }: Bundle,
  visit: Visit,
  deps: EdgeDeps,
  extra: BootEntry[] = [],
): Promise<Page> {
  const asked = storefront
    .queries(visit.url, visit.language)
    .filter((query) => !extra.some((entry) => isSame(entry, query)))
  const answers = await Promise.all(asked.map((query) => resolve(query, visit, deps)))
  const output = await storefront.render({
    merchantCode: visit.merchant.code,
    language: visit.language,
    theme: visit.theme,
    serverTime: deps.clock().getTime(),
    entries: [...extra, ...answers.filter((entry) => entry !== null)],
    template,
    url: visit.url,
    origin: visit.origin,
  })
  const plain = Buffer.from(output.html)
  const [br, gz] = await Promise.all([toBrotli(plain, brotliOptions), toGzip(plain)])
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  return { status: output.status, policy: contentPolicy(output, deps.config.sandboxOrigin), etag, plain, br, gzip: gz }
}

const isSame = (a: BootQuery, b: BootQuery) =>
  a.endpoint === b.endpoint && JSON.stringify(a.arg) === JSON.stringify(b.arg)

/** A read that fails is left out: the page still paints, and the browser asks again and shows the error in its place. */
async function resolve(query: BootQuery, { merchant, language, origin }: Visit, deps: EdgeDeps) {
  const visitor = { merchant: merchant.code, language, host: new URL(origin).hostname, ip: '' }
  try {
    return { endpoint: query.endpoint, arg: query.arg, value: await deps.call(query.endpoint, query.arg, visitor) }
  } catch (error) {
    deps.log.warn({ err: error, endpoint: query.endpoint }, 'a read for a page failed')
    return null
  }
}
