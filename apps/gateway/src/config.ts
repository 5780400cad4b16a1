import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StartError } from './start-error.ts'

const root = path.resolve(import.meta.dirname, '../../..')

export type Argon = { memoryCost: number; timeCost: number; parallelism: number; concurrency: number; queue: number }

/** Everything that may differ between two runs of the gateway; read once, at start. */
export type Config = {
  bind: string
  port: number
  /** Extra listeners: brand id → port. The port decides the default brand. */
  storefrontPorts: Record<string, number>
  /** `null`: the embedded server in `<dataDir>/postgres`. */
  databaseUrl: string | null
  dataDir: string
  /** Root of the clone: brands, locales and the apps' builds are found below it. */
  root: string
  demoPassword: string
  sandboxOrigin: string
  /** Base of the callback secrets; secret(merchant) = base64url(HMAC-SHA-256(sandboxSecret, merchantCode)). */
  sandboxSecret: string
  /** Still accepted while the secret is being changed. */
  sandboxSecretPrevious: string | null
  logLevel: string
  poolSize: number
  argon: Argon
  session: { idleMs: number; absoluteMs: number; perAccount: number }
  /** Work of one human check: PBKDF2 rounds per try, and how many tries it takes. */
  human: { cost: number; counter: { min: number; max: number } }
  /** Scales every rate limit; 0 switches them off (load tests). */
  rateFactor: number
  /** Name of the header in which a trusted proxy names the visitor's country; needs `trustProxy`. */
  countryHeader: string | null
  /** Whether `X-Forwarded-*` may be believed. */
  trustProxy: boolean
  /** Parses every answer by its schema and fails loudly: for tests. In production the serialiser strips instead. */
  checksAnswers: boolean
}

const text = (env: NodeJS.ProcessEnv, name: string, fallback: string): string => env[name]?.trim() || fallback

function port(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const value = Number(text(env, name, String(fallback)))
  if (!Number.isInteger(value) || value < 0 || value > 65535) throw new StartError(`${name} must be a port number.`)
  return value
}

function number(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const value = Number(text(env, name, String(fallback)))
  if (!(value >= 0)) throw new StartError(`${name} must be a number from 0.`)
  return value
}

/** The secret that gateway and sandbox games share; made once, kept in `<dataDir>/secrets.json` (mode 600). */
function sandboxSecret(env: NodeJS.ProcessEnv, dataDir: string): string {
  if (env.SANDBOX_SECRET) return env.SANDBOX_SECRET
  const file = path.join(dataDir, 'secrets.json')
  mkdirSync(dataDir, { recursive: true })
  const fresh = JSON.stringify({ SANDBOX_SECRET: randomBytes(32).toString('base64url') })
  try {
    writeFileSync(file, fresh, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const secrets: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (typeof secrets === 'object' && secrets !== null && 'SANDBOX_SECRET' in secrets)
    return String(secrets.SANDBOX_SECRET)
  throw new Error(`${file} holds no SANDBOX_SECRET.`)
}

/** The only reader of the environment. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const dataDir = path.resolve(root, text(env, 'DATA_DIR', '.data'))
  const sandboxPort = port(env, 'SANDBOX_PORT', 4010)
  return {
    bind: text(env, 'BIND', '127.0.0.1'),
    port: port(env, 'GATEWAY_PORT', 4000),
    storefrontPorts: {
      philippines: port(env, 'PHILIPPINES_PORT', 4001),
      bangladesh: port(env, 'BANGLADESH_PORT', 4002),
      india: port(env, 'INDIA_PORT', 4003),
    },
    databaseUrl: env.DATABASE_URL?.trim() || null,
    dataDir,
    root,
    demoPassword: text(env, 'DEMO_PASSWORD', 'Boardwalk-1'),
    sandboxOrigin: text(env, 'SANDBOX_ORIGIN', `http://127.0.0.1:${sandboxPort}`),
    sandboxSecret: sandboxSecret(env, dataDir),
    sandboxSecretPrevious: env.SANDBOX_SECRET_PREVIOUS || null,
    logLevel: text(env, 'LOG_LEVEL', 'info'),
    poolSize: 12,
    argon: { memoryCost: 19_456, timeCost: 2, parallelism: 1, concurrency: 4, queue: 50 },
    session: { idleMs: 30 * 60_000, absoluteMs: 12 * 3_600_000, perAccount: 5 },
    human: { cost: 5_000, counter: { min: 20, max: 80 } },
    rateFactor: number(env, 'RATE_FACTOR', 1),
    countryHeader: env.COUNTRY_HEADER?.trim().toLowerCase() || null,
    trustProxy: env.TRUST_PROXY === '1',
    checksAnswers: false,
  }
}
