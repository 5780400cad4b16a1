import { AppError, type RequestFacts } from '@boardwalk/api-client/contract'
import { isLanguageCode, type LanguageCode } from '@boardwalk/i18n/codes'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { Merchant } from '../../permission/merchants.ts'

const one = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value)

/** Facts of a request for its handler: merchant, language, address, trace. */
export function readFacts(deps: Deps, request: FastifyRequest): RequestFacts {
  const merchant = merchantOf(deps, request)
  return {
    merchant: merchant.code,
    language: languageOf(merchant, one(request.headers['x-language'])),
    ip: request.ip,
    host: request.hostname,
    traceId: request.id,
    idempotencyKey: undefined,
    headers: request.headers,
  }
}

/** A named merchant must exist; without a name the host decides, then the port that was used. */
function merchantOf(deps: Deps, request: FastifyRequest): Merchant {
  const named = one(request.headers['x-merchant'])
  if (named === undefined) return merchantOfAddress(deps, request.hostname, request.socket.localPort)
  const merchant = deps.merchants.byCode(named)
  if (!merchant) throw new AppError('DOMAIN_INVALID', { csUrl: null })
  return merchant
}

type Addresses = Pick<Deps, 'merchants'> & { config: Pick<Deps['config'], 'storefrontPorts'> }

export function merchantOfAddress(deps: Addresses, host: string, port: number | undefined): Merchant {
  const byHost = deps.merchants.byHost(host)
  if (byHost) return byHost
  const brand = Object.entries(deps.config.storefrontPorts).find(([, own]) => own === port)?.[0]
  return (brand && deps.merchants.byBrand(brand)) || deps.merchants.fallback
}

/** An unknown language falls back to the merchant's first (contract A3). */
export function languageOf(merchant: Merchant, code: string | undefined): LanguageCode {
  if (isLanguageCode(code)) return code
  return merchant.languages.find(isLanguageCode) ?? 'EN'
}
