import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readAddresses } from '@boardwalk/brand-kit/addresses'

export type Config = {
  port: number
  bind: string
  /** Base address of the wallet that this vendor is integrated with. */
  walletUrl: string
  /** Storefront pages may frame the games; other origins may not. */
  frameAncestors: string
  dataDir: string
  /** Master secret; each operator's own is derived from it. */
  secret: string
}

/** On this machine by any port, because tests and developers choose their own; elsewhere by the brands' hosts. */
const local = ['http://127.0.0.1:*', 'http://localhost:*', 'http://*.localhost:*']
const isPublic = (host: string) => host !== 'localhost' && !host.endsWith('.localhost')

/** Every address of a storefront: a game must open in no other page. */
function storefronts(): string {
  const hosts = readAddresses().flatMap((brand) => brand.hosts)
  return [...local, ...hosts.filter(isPublic).map((host) => `https://${host}`)].join(' ')
}

/** The only reader of the environment. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const dataDir = resolve(env.DATA_DIR ?? '.data')
  return {
    port: Number(env.SANDBOX_PORT ?? 4010),
    bind: env.BIND ?? '127.0.0.1',
    walletUrl: env.WALLET_URL ?? `http://127.0.0.1:${env.GATEWAY_PORT ?? 4000}`,
    frameAncestors: env.FRAME_ANCESTORS || storefronts(),
    dataDir,
    secret: env.SANDBOX_SECRET ?? secretFrom(join(dataDir, 'secrets.json')),
  }
}

function secretFrom(file: string): string {
  if (!existsSync(file)) throw new Error(`No SANDBOX_SECRET, and ${file} does not exist: start the gateway first.`)
  const secret = secretIn(readFileSync(file, 'utf8'))
  if (secret) return secret
  throw new Error(`${file} is damaged: it holds no SANDBOX_SECRET. Restore it, or delete it and start the gateway.`)
}

function secretIn(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { SANDBOX_SECRET?: string } | null)?.SANDBOX_SECRET
  } catch {
    return undefined
  }
}
