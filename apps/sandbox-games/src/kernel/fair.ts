/**
 * Provably fair draws. Before a round the server commits to a seed by its SHA-256; after it, it shows the seed.
 * Every draw comes from HMAC-SHA-256(seed, `clientSeed:roundId:block`), so any player can run a round again.
 * WebCrypto only: the same code deals on the server and checks in the browser.
 */
const utf8 = new TextEncoder()

export const toHex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

export const newSeed = () => toHex(crypto.getRandomValues(new Uint8Array(32)))

/** The commitment that is shown before the round. */
export async function commitmentOf(seed: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', fromHex(seed))))
}

/** Number of a round, computed by both sides: neither can choose one that suits the draw. */
export async function roundIdOf(sessionId: string, spinId: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', utf8.encode(`${sessionId}.${spinId}`))
  return toHex(new Uint8Array(hash)).slice(0, 32)
}

export type Draw = (below: number) => Promise<number>

/** Uniform integers in `[0, below)`; values that would favour the low ones are rejected. */
export async function drawFrom(seed: string, clientSeed: string, roundId: string): Promise<Draw> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', fromHex(seed), algorithm, false, ['sign'])
  let block = 0
  let words: number[] = []
  const refill = async () => {
    const view = new DataView(await crypto.subtle.sign('HMAC', key, utf8.encode(`${clientSeed}:${roundId}:${block}`)))
    words = Array.from({ length: 8 }, (_, at) => view.getUint32(at * 4))
    block += 1
  }
  const next = async () => {
    if (words.length === 0) await refill()
    return words.shift() as number
  }
  return async (below) => {
    const limit = 2 ** 32 - (2 ** 32 % below)
    for (;;) {
      const word = await next()
      if (word < limit) return word % below
    }
  }
}
