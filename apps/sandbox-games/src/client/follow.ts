import { createParser } from 'eventsource-parser'

/** Waits between tries after a stream broke, in ms. */
const waits = [300, 1_000, 2_500, 5_000]

/** Reads server-sent states until stopped; reconnects after a broken stream, not after a refusal. */
export function follow<T>(path: string, bearer: string, see: (state: T) => void, refused = () => {}): () => void {
  const ending = new AbortController()
  const read = async () => {
    const reply = await fetch(path, { headers: { authorization: `Bearer ${bearer}` }, signal: ending.signal })
    if (reply.status >= 400 && reply.status < 500) {
      ending.abort()
      refused()
    }
    const reader = reply.ok ? reply.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined
    if (!reader) return false
    const parser = createParser({ onEvent: ({ data }) => see(JSON.parse(data) as T) })
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return true
      parser.feed(value)
    }
  }
  const keep = async () => {
    for (let failed = 0; !ending.signal.aborted; ) {
      const isFine = await read().catch(() => false)
      failed = isFine ? 0 : failed + 1
      if (!ending.signal.aborted)
        await new Promise((resolve) => setTimeout(resolve, waits[Math.min(failed, waits.length - 1)]))
    }
  }
  void keep()
  return () => ending.abort()
}
