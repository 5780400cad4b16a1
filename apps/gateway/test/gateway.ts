import { createHash } from 'node:crypto'
import path from 'node:path'
import { type Endpoint, type EndpointName, endpoints } from '@boardwalk/api-client/contract'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { CompactEncrypt, importJWK } from 'jose'
import { pino } from 'pino'
import { buildApp } from '../src/app.ts'
import type { Config } from '../src/config.ts'
import { openTestDb } from '../src/db/testing.ts'
import { createDeps, type Deps } from '../src/deps.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** Cheap hashes and proofs, no limits, patience with a busy machine, answers checked against their schemas. */
export const testConfig: Config = {
  bind: '127.0.0.1',
  port: 0,
  storefrontPorts: { philippines: 4001, bangladesh: 4002, india: 4003 },
  diskReserveMb: 0,
  databaseUrl: null,
  dataDir: path.join(root, '.data'),
  root,
  demoWorld: true,
  demoPassword: 'Boardwalk-1',
  demoPayPassword: 'Boardwalk-2',
  sandboxOrigin: 'http://127.0.0.1:4010',
  sandboxReportUrl: 'http://127.0.0.1:4010',
  sandboxSecret: 'only-for-tests',
  sandboxSecretPrevious: null,
  opsSecrets: {
    RISK: 'only-for-tests-of-operators',
    FINANCE: 'only-for-tests-of-cashiers',
    CONTENT: 'only-for-tests-of-editors',
  },
  logLevel: 'silent',
  poolSize: 10,
  jobsPoolSize: 2,
  argon: { memoryCost: 64, timeCost: 1, parallelism: 1, concurrency: 4, queue: 200 },
  session: { idleMs: 30 * 60_000, absoluteMs: 12 * 3_600_000, perAccount: 5 },
  human: { cost: 1, counter: { min: 1, max: 4 } },
  rateFactor: 0,
  waitFactor: 15,
  countryHeader: null,
  trustProxy: false,
  checksAnswers: true,
  smtp: null,
  firebase: null,
  serviceWorker: true,
}

export type Answer = {
  status: number
  code: string
  // biome-ignore lint/suspicious/noExplicitAny: a test reads any answer of the row
  value: any
  body: Record<string, unknown>
  headers: LightMyRequestResponse['headers']
}

export type TestGateway = { app: FastifyInstance; deps: Deps; pool: Deps['pool']; close(): Promise<void> }

/** The whole gateway on a separate database, a copy of `copyOf` or of the run's template. */
export async function openGateway(overrides: Partial<Config> = {}, copyOf?: string): Promise<TestGateway> {
  const test = await openTestDb(copyOf === undefined ? {} : { copyOf })
  const config = { ...testConfig, ...overrides }
  const log = pino({ level: config.logLevel })
  const deps = await createDeps({ pool: test.pool, config, log })
  const app = buildApp(deps)
  await app.ready()
  const close = async () => {
    await app.close()
    await test.close()
  }
  return { app, deps, pool: test.pool, close }
}

export type Options = { token?: string | undefined; headers?: Record<string, string>; remoteAddress?: string }

const headersOf = ({ token, headers }: Options) => ({
  ...(token ? { authorization: `Bearer ${token}` } : {}),
  ...headers,
})

export async function send(app: FastifyInstance, request: InjectOptions): Promise<Answer> {
  const response = await app.inject(request)
  const body = response.body === '' ? {} : response.json<Record<string, unknown>>()
  return { status: response.statusCode, code: String(body.code), value: body.value, body, headers: response.headers }
}

/** Calls a row as our client would: params into the path, query or JSON body, sealed and proved where the row asks. */
export async function call(
  app: FastifyInstance,
  name: EndpointName,
  input: Record<string, unknown> = {},
  options: Options = {},
): Promise<Answer> {
  const row: Endpoint = endpoints[name]
  const rest = { ...input }
  const url = row.path.replace(/:(\w+)/g, (_, key: string) => {
    const value = encodeURIComponent(String(rest[key]))
    delete rest[key]
    return value
  })
  const address = options.remoteAddress ? { remoteAddress: options.remoteAddress } : {}
  const idempotency = row.idempotent ? { 'idempotency-key': crypto.randomUUID() } : {}
  const headers = { ...idempotency, ...headersOf(options) }
  if (row.method === 'GET') {
    const query = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, String(value)]))
    return await send(app, { method: 'GET', url, query, headers, ...address })
  }
  const body = row.sealed ? { jwe: await seal(app, rest, url) } : rest
  return await send(app, {
    method: row.method,
    url,
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
    ...address,
  })
}

export type SealOptions = {
  kid?: string
  iat?: number
  jti?: string
  url?: string
  alg?: string
  enc?: string
  zip?: string
}

/** Seals a payload to the gateway's published key, with any header a test wants wrong. */
export async function seal(
  app: FastifyInstance,
  payload: unknown,
  url: string,
  wrong: SealOptions = {},
): Promise<string> {
  const [key] = (await call(app, 'keys')).value.keys
  const header = {
    alg: 'ECDH-ES',
    enc: 'A256GCM',
    kid: key.kid,
    iat: Math.floor(Date.now() / 1000),
    jti: crypto.randomUUID(),
    url,
    cty: 'json',
    ...wrong,
  }
  const text = new TextEncoder().encode(JSON.stringify(payload))
  return await new CompactEncrypt(text).setProtectedHeader(header).encrypt(await importJWK(key, header.alg))
}

/** A solved human check for a row. */
export async function prove(app: FastifyInstance, name: EndpointName, options: Options = {}): Promise<string> {
  const row: Endpoint = endpoints[name]
  const { value: challenge } = await call(app, 'challenge', { purpose: row.human, path: row.path }, options)
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

let names = 0
/** A name that no other test has, also to a gateway that takes i, l and 1 for the same letter: so it counts in digits. */
export const newName = (): string => `p${(Date.now() % 46_656 ** 2).toString(36)}x${names++}`.slice(0, 16)

export const password = 'river-Stone-42'

/** The payload of the storefront's form. */
export async function registration(app: FastifyInstance, fields: Record<string, unknown> = {}, options: Options = {}) {
  return {
    username: newName(),
    password,
    confirmPassword: password,
    agreeTerms: true,
    registerUrl: 'http://ph.localhost/register',
    registerMethod: 'WEB',
    login: true,
    altcha: await prove(app, 'register', options),
    ...fields,
  }
}

export type Player = { token: string; username: string }

/** A registered, signed-in player. */
export async function newPlayer(app: FastifyInstance, options: Options = {}): Promise<Player> {
  const { value, code } = await call(app, 'register', await registration(app, {}, options), options)
  if (!value?.token) throw new Error(`registration answered ${code}`)
  return { token: value.token, username: value.userName }
}

/** Signs in by name; the proof is made here. */
export const signIn = async (
  app: FastifyInstance,
  username: string,
  fields: Record<string, unknown> = {},
  options: Options = {},
): Promise<Answer> =>
  call(
    app,
    'login',
    { type: 'username', username, password, side: 'MEMBER', altcha: await prove(app, 'login', options), ...fields },
    options,
  )

/** Does not read the picture: it stores a known answer for an issued one. */
export async function solvedCaptcha({ app, pool }: TestGateway) {
  const { value } = await call(app, 'captcha')
  const hash = createHash('sha256').update(`${value.captchaId} HELLO`).digest()
  await pool.query('UPDATE captcha SET answer_hash = $2 WHERE id = $1', [value.captchaId, hash])
  return { captchaId: value.captchaId, captcha: 'hello' }
}
