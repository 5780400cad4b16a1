import { configureStore } from '@reduxjs/toolkit'
import { type ApiContext, api } from '../src/index.ts'

/** A store as a storefront makes it, over the given fetch. */
export const createStore = (fetch: typeof globalThis.fetch, context: Partial<ApiContext> = {}) =>
  configureStore({
    reducer: { api: api.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { ...visitor, fetch, ...context } satisfies ApiContext } }).concat(
        api.middleware,
      ),
  })

const visitor = { merchantCode: 'walogm', getToken: (): string | null => null, getLanguage: () => 'TY' as const }

export const signedIn = { getToken: () => 'token-1' }

/** Answer of a gateway, or of something that is none. */
export const reply = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers })

export const ok = (value: unknown) =>
  reply(200, { success: true, message: '', value, code: 'OK', traceId: 't', serverTime: '2026-11-21T10:00:00.000Z' })

export const refused = (status: number, code: string, value: unknown = null, headers: Record<string, string> = {}) =>
  reply(
    status,
    { success: false, message: 'no', value, code, traceId: 't', serverTime: '2026-11-21T10:00:00.000Z' },
    headers,
  )
