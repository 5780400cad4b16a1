import { createHash } from 'node:crypto'
import type { Caller, Endpoint } from '@boardwalk/api-client/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Public reads whose answer belongs to one visitor or one moment. */
const neverShared = new Set([
  'permission',
  'systemStatus',
  'captcha',
  'challenge',
  'affiliateCheck',
  'domainRoute',
  'customerServiceLink',
  'chatRooms',
  'chatHistory',
])
/** Seconds that differ from the usual 30 (contract D1-1). What the stream tells of must be asked for anew when it does. */
const maxAges: Record<string, number> = {
  keys: 300,
  announcements: 0,
  siteAnnouncements: 0,
  siteAnnouncement: 0,
  promotions: 0,
  promotion: 0,
}

/** Whether an answer may be kept and shared (contract E-6). */
export const isPublic = (name: string, row: Endpoint, caller: Caller | null): boolean =>
  row.method === 'GET' && (!row.token || row.anonymous === true) && caller === null && !neverShared.has(name)

/** Sets the caching headers; true when the client holds this very value and nothing need be sent. */
export function isUnchanged(name: string, value: string, request: FastifyRequest, reply: FastifyReply): boolean {
  const tag = `"${createHash('sha1').update(value).digest('base64url')}"`
  reply.headers({
    etag: tag,
    'cache-control': `public, max-age=${maxAges[name] ?? 30}`,
    vary: 'Authorization, X-Merchant, X-Language',
  })
  return (request.headers['if-none-match'] ?? '').split(',').some((held) => isSame(held.trim(), tag))
}

/** A proxy that compresses marks the tag as weak; for a read that is as good (RFC 9110, 13.1.2). */
const isSame = (held: string, tag: string): boolean => held === '*' || held.replace(/^W\//, '') === tag
