import type { Theme } from '@boardwalk/api-client/contract'
import { type Brand, offeredLanguages } from '@boardwalk/brand-kit'
import type { LanguageCode } from '@boardwalk/i18n/codes'
import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import { merchantOfAddress } from '../http/endpoints/facts.ts'
import type { Merchant } from '../permission/merchants.ts'
import type { Edge } from './edge-deps.ts'

/** The key of a document; no other part of the request may reach the page. */
export type Visit = {
  merchant: Merchant
  language: LanguageCode
  theme: Theme
  savesData: boolean
  url: string
  origin: string
}

/** Reads a visit from cookies, host and port. A chosen merchant (cookie) beats the address that was used. */
export function readVisit(request: FastifyRequest, edge: Edge): Visit {
  // The storefront mirrors its choices in cookies.
  const cookies = parseCookie(request.headers.cookie ?? '')
  const merchant =
    edge.merchants.byCode(cookies.merchant ?? '') ?? merchantOfAddress(edge, request.hostname, request.socket.localPort)
  return {
    merchant,
    language: chooseLanguage(edge.brands.get(merchant.brandId)?.brand, [languageIn(request.url), cookies.lang]),
    theme: cookies.theme === 'dark' ? 'dark' : 'light',
    savesData: savesData(cookies.saveData, request.headers['save-data']),
    url: withoutTracking(request.url.replace(/^\/+/, '/')),
    origin: originOf(edge, request, merchant),
  }
}

/** `?lang=`: the address of a page in a language, as search engines know it. */
const languageIn = (url: string) => new URLSearchParams(url.split('?', 2)[1]).get('lang')?.toUpperCase()

/** One of the brand's languages; its region's first one until the visitor has chosen. */
function chooseLanguage(brand: Brand | undefined, chosen: (string | undefined)[]): LanguageCode {
  const offered = brand ? offeredLanguages(brand) : []
  const wanted = chosen.find((code) => offered.some((known) => known === code))
  return offered.find((code) => code === wanted) ?? offered[0] ?? 'EN'
}

/** The visitor's choice, else the browser's setting. */
const savesData = (chosen: string | undefined, hint: string | string[] | undefined) =>
  chosen === undefined ? hint === 'on' : chosen === '1'

const tracking = /^(?:utm_\w+|gclid|fbclid|msclkid|ttclid)$/

/** Marketing parameters change nothing on a page, so they must not make a separate cache entry. */
function withoutTracking(url: string): string {
  const [path = '/', query] = url.split('?', 2)
  if (!query) return path
  const kept = query.split('&').filter((pair) => !tracking.test(pair.split('=', 1)[0] ?? ''))
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path
}

/** The origin is written into shared pages, so only addresses that are the brand's own, or this machine's, count. */
export function originOf(edge: Pick<Edge, 'merchants'>, request: FastifyRequest, merchant: Merchant): string {
  const isKnown = edge.merchants.byHost(request.hostname) !== undefined
  const isLocal =
    ['localhost', '127.0.0.1'].includes(request.hostname) || (request.hostname.endsWith('.localhost') && isKnown)
  const { localPort } = request.socket
  if (isLocal) return `${request.protocol}://${request.hostname}${localPort ? `:${localPort}` : ''}`
  const isOwn = merchant.hosts.includes(request.hostname)
  return `https://${isOwn ? request.hostname : merchant.hosts[0]}`
}
