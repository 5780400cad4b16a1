import { randomUUID } from 'node:crypto'

/**
 * UUID version 7: sorts by the millisecond it was made in, so indexes grow at one end. Its random digits are those of a
 * version 4, which Node draws in advance.
 */
export function newId(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
