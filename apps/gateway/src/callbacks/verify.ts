import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import type { Call } from './context.ts'
import { callbackSecret, isSigned } from './signature.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const engine = 'sbx'
const toleranceMs = 60_000

export type Verify = (request: FastifyRequest) => Call | null

/** Checks a callback's headers and signature against its raw bytes (contract E1); `null` when any check fails. */
export function verifier(deps: Deps): Verify {
  const secrets = deps.merchants.all.map(({ code }) => [gameProvider(code), gameSecrets(deps, code)] as const)
  return checker(deps, new Map(secrets))
}

/** The sandbox games of a merchant. */
export const gameProvider = (merchant: string): string => `${engine}.${merchant}`
export const gameSecrets = (deps: Pick<Deps, 'config'>, merchant: string): string[] => secretsOf(deps, merchant)

/** The vendor itself, for calls without a merchant; it has no other rights. */
const draws = 'draws'

/** The same for announcements of draws, with a secret that no merchant's call is signed with. */
export const drawVerifier = (deps: Deps): Verify =>
  checker(deps, new Map([[`${engine}.${draws}`, secretsOf(deps, draws)]]))

/** The payment provider, as `pay.<merchant>`; a secret of a game engine opens nothing here, nor the other way round. */
export function paymentVerifier(deps: Deps): Verify {
  const secrets = deps.merchants.all.map(({ code }) => [paymentProvider(code), paymentSecrets(deps, code)] as const)
  return checker(deps, new Map(secrets))
}

export const paymentProvider = (merchant: string): string => `pay.${merchant}`
export const paymentSecrets = (deps: Pick<Deps, 'config'>, merchant: string): string[] =>
  secretsOf(deps, paymentProvider(merchant))

const secretsOf = ({ config }: Pick<Deps, 'config'>, name: string): string[] =>
  [config.sandboxSecret, config.sandboxSecretPrevious]
    .filter((base) => base !== null)
    .map((base) => callbackSecret(base, name))

function checker(deps: Deps, secrets: ReadonlyMap<string, string[]>): Verify {
  return (request) => {
    const [provider, timestamp, nonce, signature] = ['provider', 'timestamp', 'nonce', 'signature'].map((name) =>
      String(request.headers[`x-${name}`] ?? ''),
    ) as [string, string, string, string]
    const own = secrets.get(provider)
    if (!own || !uuid.test(nonce) || !isRecent(timestamp, deps.clock())) return null
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    if (!isSigned(own, { timestamp, nonce, method: request.method, path: request.url, body }, signature)) return null
    return { deps, provider, merchant: provider.slice(provider.indexOf('.') + 1), nonce: nonce.toLowerCase() }
  }
}

const isRecent = (timestamp: string, now: Date): boolean =>
  /^\d{13}$/.test(timestamp) && Math.abs(now.getTime() - Number(timestamp)) <= toleranceMs
