import { createHash } from 'node:crypto'

/** JSON with sorted keys: two texts of one value are the same text. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`)
  return `{${fields.join(',')}}`
}

/** SHA-256 of method, path and body; independent of caller, address and language (contract K-1). */
export const requestFingerprint = (method: string, path: string, body: unknown): Buffer =>
  createHash('sha256')
    .update(`${method} ${path} ${canonicalJson(body)}`)
    .digest()
