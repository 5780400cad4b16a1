/** Body of a signed message; `undefined`, which no schema takes, when it is not JSON. */
export function parseBody(body: unknown): unknown {
  if (!Buffer.isBuffer(body)) return undefined
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
