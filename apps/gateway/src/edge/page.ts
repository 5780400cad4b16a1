import { type Boot, type BootEntry, type BootQuery, isAppError } from '@boardwalk/api-client/contract'
import type { EdgeDeps } from './edge-deps.ts'
import type { Packed } from './pack-page.ts'
import { contentPolicy } from './security-headers.ts'
import type { Bundle } from './storefront-bundles.ts'
import type { Visit } from './visit.ts'

/** A rendered document with everything its headers need. */
export type Page = Omit<Packed, 'scripts' | 'styles' | 'failedParts'> & { policy: string }

/**
 * The inputs of a render besides the visit. `extra` replaces reads that were made for this visitor alone; such a page
 * must not be shared. `boot` contains the values of campaigns and of the operator's switches.
 */
export type Given = { extra: BootEntry[]; boot: Pick<Boot, 'skin' | 'skinChangesAt' | 'modulesOff'> }

/** Renders a visit. */
export async function renderPage(
  { storefront, render, template }: Bundle,
  visit: Visit,
  deps: EdgeDeps,
  { extra, boot }: Given,
): Promise<Page> {
  const asked = storefront
    .queries(visit.url, visit.language, boot.skin)
    .filter((query) => !extra.some((entry) => isSame(entry, query)))
  const answers = await Promise.all(asked.map((query) => resolve(query, visit, deps)))
  const { scripts, styles, failedParts, ...output } = await render({
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
  if (failedParts > 0) deps.log.error({ url: visit.url, failedParts }, 'parts of a page failed to render')
  // A page whose subject is missing gets 404.
  const status = output.status === 200 && answers.includes(missing) ? 404 : output.status
  const outside = (await deps.outside?.(visit.merchant.code)) ?? null
  return { ...output, status, policy: contentPolicy({ scripts, styles }, deps.config.sandboxOrigin, outside) }
}

const isSame = (a: BootQuery, b: BootQuery) =>
  a.endpoint === b.endpoint && JSON.stringify(a.arg) === JSON.stringify(b.arg)

/** A named file that does not exist. */
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
