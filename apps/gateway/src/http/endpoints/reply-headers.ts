import type { RequestFacts } from '@boardwalk/api-client/contract'

const headers = new WeakMap<RequestFacts, Record<string, string>>()

/** Lets a handler send a header with its answer: `Idempotency-Hit`, `X-Captcha-Id`, `Clear-Site-Data`. */
export function setReplyHeader(request: RequestFacts, name: string, value: string): void {
  headers.set(request, { ...headers.get(request), [name]: value })
}

export const replyHeaders = (request: RequestFacts): Record<string, string> | undefined => headers.get(request)
