import { createHash } from 'node:crypto'

/** All ids of the demo world claim this instant, so that they sort before anything made later. */
const epoch = Date.UTC(2026, 0, 1)

/** A version 7 UUID that depends only on `name`; */
export function deterministicId(name: string, order = 0): string {
  const time = (epoch + order).toString(16).padStart(12, '0')
  const digest = createHash('sha256').update(`boardwalk demo ${name}`).digest('hex')
  const variant = '89ab'[Number.parseInt(digest[3] ?? '0', 16) % 4]
  return `${time.slice(0, 8)}-${time.slice(8)}-7${digest.slice(0, 3)}-${variant}${digest.slice(4, 7)}-${digest.slice(7, 19)}`
}
