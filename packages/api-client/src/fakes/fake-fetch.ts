import * as v from 'valibot'
import type { EndpointName } from '../contract/endpoints.ts'
import { AppError, type ErrorCode, type ErrorDetail, isAppError } from '../contract/errors.ts'
import { fakeId, NOW } from './factories.ts'
import { fakes } from './fakes.ts'
import type { Fakes } from './fakes-type.ts'
import { createGatewayKeys } from './gateway-keys.ts'
import { type Asked, findRow, readInput } from './read-request.ts'
import { rowStream } from './row-stream.ts'

type Answers = {
  [K in EndpointName]?: (input: Parameters<Fakes[K]>[0]) => ReturnType<Fakes[K]> | Promise<ReturnType<Fakes[K]>>
}
type AnyFake = (input: unknown) => unknown

export type FakeFetch = typeof fetch & {
  /** Replaces the default responses for later calls. */
  use(overrides: Answers): void
  /** Resets all overrides. */
  reset(): void
  /** Calls so far, oldest first, with their parsed input. */
  readonly calls: readonly { name: EndpointName; input: unknown; headers: Headers }[]
}

/** Override that refuses: `fake.use(fakeError('balance', 'INTERNAL'))`. */
export const fakeError = (name: EndpointName, code: ErrorCode, detail: ErrorDetail | null = null): Answers => ({
  [name]: () => {
    throw new AppError(code, detail)
  },
})

const envelope = (status: number, code: string, value: unknown) =>
  Response.json(
    { success: code === 'OK', message: code, value, code, traceId: 'fake', serverTime: NOW },
    { status, headers: { 'cache-control': 'no-store' } },
  )

const refusal = (error: unknown) =>
  isAppError(error)
    ? envelope(error.status, error.code, error.detail)
    : envelope(500, 'INTERNAL', { reason: String(error) })

/**
 * A `fetch` that answers every row from the fakes, for stories and page tests. `delay` is in milliseconds. Like the
 * gateway it refuses unknown paths, malformed input and a missing token.
 */
export const createFakeFetch = (overrides: Answers = {}, { delay = 0 }: { delay?: number } = {}): FakeFetch => {
  const calls: { name: EndpointName; input: unknown; headers: Headers }[] = []
  const keys = createGatewayKeys()
  let current: Answers = overrides
  let pictures = 0

  const parse = async ({ row, fields }: Asked, request: Request, url: URL) => {
    const sent = readInput(request, url, await request.text())
    const plain = row.sealed ? await (await keys).open((sent as { jwe: string }).jwe) : sent
    const parsed = v.safeParse(row.request, { ...(plain as object), ...fields })
    if (parsed.success) return parsed.output
    throw new AppError('VALIDATION_FAILED', { fields: parsed.issues.map((issue) => ({ field: v.getDotPath(issue) })) })
  }

  const answer = async (request: Request, url: URL) => {
    // A picture is the body itself, and no row of the table.
    if (/\/(proofs|pictures)$/.test(url.pathname)) return { id: fakeId(++pictures) }
    const asked = findRow(request.method, url.pathname)
    if (!asked) throw new AppError('NOT_FOUND')
    const { name, row } = asked
    if (row.token && !row.anonymous && !request.headers.has('authorization')) throw new AppError('AUTH_REQUIRED')
    const input = await parse(asked, request, url)
    calls.push({ name, input, headers: request.headers })
    if (name === 'keys' && !current.keys) return (await keys).published
    const respond = (current[name] ?? fakes[name]) as AnyFake
    return respond(input)
  }

  const fake = async (asked: string | URL | Request, init?: RequestInit) => {
    const url = new URL(asked instanceof Request ? asked.url : asked, 'http://gateway.test')
    const request = new Request(url, asked instanceof Request ? asked : init)
    await new Promise((resolve) => setTimeout(resolve, delay))
    request.signal.throwIfAborted()
    if (url.pathname === '/wps/ac/rows') return rowStream(url, { ...fakes, ...current })
    return answer(request, url).then((value) => envelope(200, 'OK', value), refusal)
  }

  return Object.assign(fake, {
    use: (more: Answers) => {
      current = { ...current, ...more }
    },
    reset: () => {
      current = overrides
    },
    calls,
  })
}
