import { idIn, pageIn } from '../app/named-in-query.ts'
import type { RouteSpec } from '../feature-contract.ts'
import { languageArg, noticesArg } from '../site/queries.ts'

type Reads = Pick<RouteSpec, 'queries'>

/**
 * Reads that come with a page of the content. Only a server makes them: a browser's build has `no-preload.ts` in this
 * place.
 */
export const helpReads: Reads = { queries: ({ language }) => [{ endpoint: 'helpCenter', arg: languageArg(language) }] }
export const downloadReads: Reads = { queries: () => [{ endpoint: 'downloads', arg: {} }] }
export const offerReads: Reads = { queries: ({ language }) => [{ endpoint: 'promotions', arg: languageArg(language) }] }
export const noticeReads: Reads = {
  queries: ({ url, language }) => [
    { endpoint: 'siteAnnouncements', arg: noticesArg(pageIn(url.searchParams), language) },
  ],
}

/** The one thing that `id` names. */
export const oneRead = (endpoint: string): Reads => ({
  queries: ({ url, language }) => {
    const id = idIn(url.searchParams)
    return id === null ? [] : [{ endpoint, arg: { id, language } }]
  },
})

/** The page that lists the return of every game, too. */
const returnsPage = 'game-rules'

export const textReads = (endpoint: string, arg: { name?: string } = {}): Reads => ({
  queries: ({ language }) => [
    { endpoint, arg: { ...arg, language } },
    ...(arg.name === returnsPage ? [{ endpoint: 'gameReturns', arg: { language, pageNo: 1 } }] : []),
  ],
})
