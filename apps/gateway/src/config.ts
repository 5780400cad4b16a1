import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { readAddresses } from '@boardwalk/brand-kit/addresses'
import type { OpsSecrets } from './ops/ops-gate.ts'
import { StartError } from './start-error.ts'
import { readOrCreate } from './stored-file.ts'
import { readTrustProxy, type TrustProxy } from './trust-proxy.ts'

const root = path.resolve(import.meta.dirname, '../../..')

export type FirebaseConfig = {
  projectId: string
  /** The web key: it names the project and is no secret. */
  apiKey: string
  /** JSON web key set of the issuer of the project's tokens. */
  keysUrl: string
  /** Base of the Identity Toolkit that browsers call. */
  api: string
  /** Whether tokens come from the Auth emulator, which signs nothing. */
  isEmulator: boolean
}

export type Argon = { memoryCost: number; timeCost: number; parallelism: number; concurrency: number; queue: number }

/** Everything that may differ between two runs of the gateway; read once, at start. */
export type Config = {
  bind: string
  port: number
  /** Extra listeners: brand id → port. The port decides the default brand. */
  storefrontPorts: Record<string, number>
  /** Free space in MB below which a gateway with an embedded server only reads; 0: never. */
  diskReserveMb: number
  /** `null`: the embedded server in `<dataDir>/postgres`. */
  databaseUrl: string | null
  dataDir: string
  /** Root of the clone: brands, locales and the apps' builds are found below it. */
  root: string
  /** False starts with an empty database, without games and players: for tests of the process itself. */
  demoWorld: boolean
  demoPassword: string
  demoPayPassword: string
  sandboxOrigin: string
  /** Address of the sandbox games for the gateway's own calls; they answer this machine only. */
  sandboxReportUrl: string
  /** Base of the callback secrets; secret(merchant) = base64url(HMAC-SHA-256(sandboxSecret, merchantCode)). */
  sandboxSecret: string
  /** Still accepted while the secret is being changed. */
  sandboxSecretPrevious: string | null
  /** Secrets for `/ops`, by operator role. */
  opsSecrets: OpsSecrets
  logLevel: string
  /** Connections for requests. */
  poolSize: number
  /** Connections for jobs alone: a run and the queue. Together with `poolSize` 12 a process (contract I1). */
  jobsPoolSize: number
  argon: Argon
  session: { idleMs: number; absoluteMs: number; perAccount: number }
  /** Work of one human check: PBKDF2 rounds per try, and how many tries it takes. */
  human: { cost: number; counter: { min: number; max: number } }
  /** Scales every rate limit; 0 switches them off (load tests). */
  rateFactor: number
  /** Scales how long a request may wait for its turn, the database and the drawing of a page: for slow machines. */
  waitFactor: number
  /** Name of the header in which a trusted proxy names the visitor's country; needs `trustProxy`. */
  countryHeader: string | null
  /** Proxies whose `X-Forwarded-*` is trusted. */
  trustProxy: TrustProxy
  /** Parses every answer by its schema and fails loudly: for tests. In production the serialiser strips instead. */
  checksAnswers: boolean
  /** Mail server for codes; without one messages stay in the sandbox's outbox. */
  smtp: { url: string; from: string } | null
  /** Where codes may be sent by Firebase; null: nowhere. */
  firebase: FirebaseConfig | null
  /** False serves the worker that takes the service worker away from every browser that has it. */
  serviceWorker: boolean
}

const text = (env: NodeJS.ProcessEnv, name: string, fallback: string): string => env[name]?.trim() || fallback

/** Ports that the Fetch standard blocks; 0 means any free one here. */
export const forbiddenPorts: ReadonlySet<number> = new Set([
  ...[
    1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  ],
  ...[
    111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  ],
  ...[540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061],
  ...[6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080],
])

function port(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const value = Number(text(env, name, String(fallback)))
  if (!Number.isInteger(value) || value < 0 || value > 65535) throw new StartError(`${name} must be a port number.`)
  if (forbiddenPorts.has(value))
    throw new StartError(`${name} is ${value}, a port that browsers refuse to open; choose another one.`)
  return value
}

function number(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const value = Number(text(env, name, String(fallback)))
  if (!(value >= 0)) throw new StartError(`${name} must be a number from 0.`)
  return value
}

/** The secret shared by gateway and sandbox games; generated once, stored in `<dataDir>/secrets.json` (mode 600). */
function sandboxSecret(env: NodeJS.ProcessEnv, dataDir: string): string {
  if (env.SANDBOX_SECRET) return env.SANDBOX_SECRET
  return storedSecret(path.join(dataDir, 'secrets.json'), 'SANDBOX_SECRET')
}

/** A random secret, generated once and stored in a file that only this user can read. */
function storedSecret(file: string, name: string): string {
  mkdirSync(path.dirname(file), { recursive: true })
  const text = readOrCreate(file, () => JSON.stringify({ [name]: randomBytes(32).toString('base64url') }))
  const secret = fieldOf(text, name)
  if (typeof secret === 'string' && secret !== '') return secret
  throw new StartError(`${file} is damaged: it holds no ${name}. Restore it, or delete it to have a new secret made.`)
}

function fieldOf(json: string, name: string): unknown {
  try {
    const fields: unknown = JSON.parse(json)
    return typeof fields === 'object' && fields !== null
      ? Object.entries(fields).find(([key]) => key === name)?.[1]
      : null
  } catch {
    return null
  }
}

/**
 * Each brand's own listener: from its file, or from its variable (`INDIA_PORT`). A brand with neither is found by
 * host.
 */
function storefrontPorts(env: NodeJS.ProcessEnv): Record<string, number> {
  const wanted = readAddresses(path.join(root, 'brands')).filter(({ variable, port: own }) => own ?? env[variable])
  return Object.fromEntries(wanted.map(({ id, variable, port: own }) => [id, port(env, variable, own ?? 0)]))
}

function readSmtp(env: NodeJS.ProcessEnv): Config['smtp'] {
  const url = env.SMTP_URL?.trim()
  if (!url) return null
  if (!/^smtps?:\/\/[^/]/.test(url)) throw new StartError('SMTP_URL must begin with smtp:// or smtps://.')
  const from = env.SMTP_FROM?.trim()
  if (!from) throw new StartError('SMTP_FROM must name the sender of e-mails where SMTP_URL is set.')
  return { url, from }
}

const googleKeys = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
const identityToolkit = 'https://identitytoolkit.googleapis.com'

/** The Auth emulator signs nothing, so its tokens count only in the sandbox: where no real sender is configured. */
function readFirebase(env: NodeJS.ProcessEnv): FirebaseConfig | null {
  const projectId = text(env, 'FIREBASE_PROJECT_ID', '')
  const emulator = text(env, 'FIREBASE_AUTH_EMULATOR_HOST', '')
  if (!projectId) {
    if (emulator) throw new StartError('FIREBASE_PROJECT_ID must be set where FIREBASE_AUTH_EMULATOR_HOST is.')
    return null
  }
  if (emulator && env.SMTP_URL?.trim()) throw new StartError('FIREBASE_AUTH_EMULATOR_HOST is for the sandbox only.')
  if (emulator && !/^[\w.-]+:\d{1,5}$/.test(emulator))
    throw new StartError('FIREBASE_AUTH_EMULATOR_HOST must be host:port.')
  const apiKey = text(env, 'FIREBASE_API_KEY', emulator ? 'emulator' : '')
  if (!apiKey) throw new StartError('FIREBASE_API_KEY must be set where FIREBASE_PROJECT_ID is.')
  const keysUrl = text(env, 'FIREBASE_KEYS_URL', googleKeys)
  if (!URL.canParse(keysUrl)) throw new StartError('FIREBASE_KEYS_URL must be an address.')
  const api = emulator ? `http://${emulator}/identitytoolkit.googleapis.com` : identityToolkit
  return { projectId, apiKey, keysUrl, api, isEmulator: emulator !== '' }
}

/** The only reader of the environment. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const dataDir = path.resolve(root, text(env, 'DATA_DIR', '.data'))
  const sandboxPort = port(env, 'SANDBOX_PORT', 4010)
  return {
    bind: text(env, 'BIND', '127.0.0.1'),
    port: port(env, 'GATEWAY_PORT', 4000),
    storefrontPorts: storefrontPorts(env),
    databaseUrl: env.DATABASE_URL?.trim() || null,
    diskReserveMb: number(env, 'DISK_RESERVE_MB', 512),
    dataDir,
    root,
    demoWorld: env.DEMO_WORLD?.trim() !== 'off',
    demoPassword: text(env, 'DEMO_PASSWORD', 'Boardwalk-1'),
    demoPayPassword: text(env, 'DEMO_PAY_PASSWORD', 'Boardwalk-2'),
    sandboxOrigin: text(env, 'SANDBOX_ORIGIN', `http://127.0.0.1:${sandboxPort}`),
    sandboxReportUrl: text(env, 'SANDBOX_REPORT_URL', `http://127.0.0.1:${sandboxPort}`),
    sandboxSecret: sandboxSecret(env, dataDir),
    sandboxSecretPrevious: env.SANDBOX_SECRET_PREVIOUS || null,
    opsSecrets: {
      RISK: env.OPS_RISK_SECRET?.trim() || storedSecret(path.join(dataDir, 'ops.json'), 'OPS_RISK_SECRET'),
      FINANCE:
        env.OPS_FINANCE_SECRET?.trim() || storedSecret(path.join(dataDir, 'ops-finance.json'), 'OPS_FINANCE_SECRET'),
      CONTENT:
        env.OPS_CONTENT_SECRET?.trim() || storedSecret(path.join(dataDir, 'ops-content.json'), 'OPS_CONTENT_SECRET'),
    },
    logLevel: text(env, 'LOG_LEVEL', 'info'),
    poolSize: 10,
    jobsPoolSize: 2,
    argon: { memoryCost: 19_456, timeCost: 2, parallelism: 1, concurrency: 4, queue: 50 },
    session: { idleMs: 30 * 60_000, absoluteMs: 12 * 3_600_000, perAccount: 5 },
    human: { cost: 5_000, counter: { min: 20, max: 80 } },
    rateFactor: number(env, 'RATE_FACTOR', 1),
    waitFactor: number(env, 'WAIT_FACTOR', 1),
    countryHeader: env.COUNTRY_HEADER?.trim().toLowerCase() || null,
    trustProxy: readTrustProxy(env.TRUST_PROXY),
    checksAnswers: false,
    smtp: readSmtp(env),
    firebase: readFirebase(env),
    serviceWorker: env.SERVICE_WORKER?.trim() !== 'off',
  }
}
