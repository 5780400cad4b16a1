import { AppError, type RequestFacts } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'

/** The site that a passkey belongs to, and the addresses whose pages may ask for it. */
export type RelyingParty = { id: string; name: string; origins: string[] }

type Addresses = Pick<Deps, 'merchants' | 'brands'> & { config: Pick<Deps['config'], 'port' | 'storefrontPorts'> }

/**
 * The relying party of a request: the shortest of the brand's own hosts that covers the request's host, so that all
 * subdomains share their passkeys. On this machine it is the brand's own port.
 * @throws AppError METHOD_UNAVAILABLE at an address of another brand
 */
export function relyingPartyOf(
  { merchants, brands, config }: Addresses,
  { merchant, host, headers }: Pick<RequestFacts, 'merchant' | 'host' | 'headers'>,
): RelyingParty {
  const { brandId = '', hosts = [] } = merchants.byCode(merchant) ?? {}
  const ownPort = config.storefrontPorts[brandId]
  const ports = host === 'localhost' ? [ownPort] : [ownPort, config.port]
  const at = (own: string) =>
    isLocal(own)
      ? ports.filter((port) => port !== undefined).map((port) => `http://${own}:${port}`)
      : [`https://${own}`]
  const offered = host === 'localhost' ? ['localhost'] : hosts.map((own) => own.toLowerCase())
  const [id] = offered.filter((own) => covers(own, host.toLowerCase())).sort((a, b) => a.length - b.length)
  const origins = id === undefined ? [] : offered.filter((own) => covers(id, own)).flatMap(at)
  const isElsewhere = typeof headers.origin === 'string' && !origins.includes(headers.origin)
  if (id === undefined || origins.length === 0 || isElsewhere) throw new AppError('METHOD_UNAVAILABLE')
  return { id, origins, name: brands.get(merchant)?.name ?? merchant }
}

const covers = (own: string, host: string) => host === own || host.endsWith(`.${own}`)
/** A browser trusts plain HTTP on its own machine. */
const isLocal = (host: string) => covers('localhost', host)
