import type { Theme } from '@boardwalk/api-client/contract'
import { isLanguageCode, type LanguageCode } from '@boardwalk/i18n/codes'
import type { FastifyRequest } from 'fastify'
import type { Merchant } from '../permission/merchants.ts'
import type { EdgeDeps } from './edge-deps.ts'

/** What decides which document a request gets; nothing else of the request may reach the page. */
export type Visit = { merchant: Merchant; language: LanguageCode; theme: Theme; url: string; origin: string }

/** Reads a visit from cookies, host and port. A chosen merchant (cookie) beats the address that was used. */
export function readVisit(request: FastifyRequest, deps: EdgeDeps): Visit {
  const cookies = readCookies(request.headers.cookie)
  const merchant = deps.merchants.byCode(cookies.merchant ?? '') ?? merchantOfAddress(request, deps)
  return {
    merchant,
    language: chooseLanguage(merchant, cookies.lang),
    theme: cookies.theme === 'dark' ? 'dark' : 'light',
    url: withoutTracking(request.url),
    origin: originOf(request, merchant),
  }
}

/** The cookies the storefront mirrors its choices in; values are codes, so nothing needs decoding. */
export const readCookies = (header = ''): Record<string, string> =>
  Object.fromEntries(
    header
      .split(';')
      .map((pair) => pair.trim().split('=', 2))
      .filter((pair): pair is [string, string] => pair.length === 2),
  )

export function merchantOfAddress(request: FastifyRequest, deps: EdgeDeps): Merchant {
  const byHost = deps.merchants.byHost(request.hostname)
  if (byHost) return byHost
  const { localPort } = request.socket
  const brand = Object.entries(deps.config.storefrontPorts).find(([, port]) => port === localPort)?.[0]
  return (brand && deps.merchants.byBrand(brand)) || deps.merchants.fallback
}

function chooseLanguage(merchant: Merchant, chosen: string | undefined): LanguageCode {
  const offered = merchant.languages.filter(isLanguageCode)
  return offered.find((code) => code === chosen) ?? offered[0] ?? 'EN'
}

const tracking = /^(?:utm_\w+|gclid|fbclid|msclkid|ttclid)$/

/** Marketing parameters change nothing on a page, so they must not make a cache entry of their own. */
export function withoutTracking(url: string): string {
  const [path = '/', query] = url.split('?', 2)
  if (!query) return path
  const kept = query.split('&').filter((pair) => !tracking.test(pair.split('=', 1)[0] ?? ''))
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path
}

/** The origin is written into shared pages, so only addresses that are the brand's own, or this machine's, count. */
function originOf(request: FastifyRequest, merchant: Merchant): string {
  const isLocal = ['localhost', '127.0.0.1'].includes(request.hostname) || request.hostname.endsWith('.localhost')
  const { localPort } = request.socket
  if (isLocal) return `${request.protocol}://${request.hostname}${localPort ? `:${localPort}` : ''}`
  const isOwn = merchant.hosts.includes(request.hostname)
  return `https://${isOwn ? request.hostname : merchant.hosts[0]}`
}
