import { type Answer, clientError } from './context.ts'
import type { ErrorCode, ErrorDetail } from './contract/errors.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && /^[A-Za-z_]+$/.test(code) && code !== 'OK'

const failure = (body: Record<string, unknown>, status: number): Answer => {
  if (!isCode(body.code)) return clientError('BAD_RESPONSE', 'failure without a code', status)
  const message = typeof body.message === 'string' ? body.message : body.code
  const data: ErrorDetail | null = isRecord(body.value) ? body.value : null
  return { error: { code: body.code, message, data, status } }
}

/** Unwraps an envelope (contract A1). Any body yields data or a coded error. */
export const readAnswer = (status: number, text: string): Answer => {
  const body = parse(text)
  if (!isRecord(body)) return clientError('BAD_RESPONSE', 'not an envelope', status)
  if (body.success === false) return failure(body, status)
  const fits = body.success === true && status >= 200 && status < 300 && 'value' in body
  if (!fits) return clientError('BAD_RESPONSE', 'not an envelope', status)
  const { value, serverTime } = body
  return typeof serverTime === 'string' ? { data: value, meta: { serverTime } } : { data: value }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
