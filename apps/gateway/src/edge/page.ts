import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Boot, type BootEntry, type BootQuery, isAppError } from '@boardwalk/api-client/contract'
import type { EdgeDeps } from './edge-deps.ts'
import { contentPolicy } from './security-headers.ts'
import type { Bundle } from './storefront-bundles.ts'
import type { Visit } from './visit.ts'

/** A rendered document in the three encodings that are served, with everything its headers need. */
export type Page = { status: number; policy: string; etag: string; plain: Buffer; br: Buffer; gzip: Buffer }

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
/** The highest level takes some 120 ms on another thread, once per renewal, and keeps home in the first round trip. */
const dense = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
/** A page of one game or one search is hardly ever asked for twice; it must not cost a core more than its render does. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/**
 * What a render is given besides the visit. `extra` replaces reads that were made for this visitor alone; such a page
 * must not be shared. `boot` holds the campaigns' say.
 */
export type Given = { extra: BootEntry[]; boot: Pick<Boot, 'skin' | 'skinChangesAt'> }

/** Renders a visit. */
export async function renderPage(
  { storefront, template }: Bundle,
  visit: Visit,
  deps: EdgeDeps,
  { extra, boot }: Given,
): Promise<Page> {
  const asked = storefront
    .queries(visit.url, visit.language, boot.skin)
    .filter((query) => !extra.some((entry) => isSame(entry, query)))
  const answers = await Promise.all(asked.map((query) => resolve(query, visit, deps)))
  const output = await storefront.render({
    ...boot,
    merchantCode: visit.merchant.code,
    language: visit.language,
    theme: visit.theme,
    ...(visit.savesData && { savesData: true }),
    serverTime: deps.clock().getTime(),
    entries: [...extra, ...answers.filter((entry) => entry !== null && entry !== missing)],
    template,
    url: visit.url,
    origin: visit.origin,
  })
  const plain = Buffer.from(output.html)
  const [br, gz] = await Promise.all([
    toBrotli(plain, storefront.paths.includes(visit.url) ? dense : quick),
    toGzip(plain),
  ])
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  // A page about something that is not there is not there either.
  const status = output.status === 200 && answers.includes(missing) ? 404 : output.status
  const outside = (await deps.outside?.(visit.merchant.code)) ?? null
  return { status, policy: contentPolicy(output, deps.config.sandboxOrigin, outside), etag, plain, br, gzip: gz }
}

const isSame = (a: BootQuery, b: BootQuery) =>
  a.endpoint === b.endpoint && JSON.stringify(a.arg) === JSON.stringify(b.arg)

/** What was asked for by its name and does not exist. */
const missing = Symbol('missing')

/** A read that fails is left out: the page still paints, and the browser asks again and shows the error in its place. */
async function resolve(query: BootQuery, { merchant, language, origin }: Visit, deps: EdgeDeps) {
  const visitor = { merchant: merchant.code, language, host: new URL(origin).hostname, ip: '' }
  try {
    return { endpoint: query.endpoint, arg: query.arg, value: await deps.call(query.endpoint, query.arg, visitor) }
  } catch (error) {
    if (isAppError(error) && error.code === 'NOT_FOUND') return missing
    deps.log.warn({ err: error, endpoint: query.endpoint }, 'a read for a page failed')
    return null
  }
}
