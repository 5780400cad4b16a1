import { type LiveEvent, liveEventNames, readLiveEvent } from './live-events.ts'

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000
/** The server pings every 20 s; twice missed, the connection is dead whatever the browser believes. */
const SILENCE_MS = 50_000

export type Connection = {
  /** A ticket for one connection; null when none can be had now. */
  getTicket: () => Promise<string | null>
  onEvent: (event: LiveEvent) => void
  onOpen: () => void
  onClosed: () => void
}

/** Waits double and are jittered, so that a crowd does not come back in step. */
export const backOff = (attempt: number, random = Math.random()) =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt) * (0.5 + random / 2)

/** Keeps one event stream open until the returned function is called. Every try needs a fresh ticket. */
export function connect({ getTicket, onEvent, onOpen, onClosed }: Connection): () => void {
  let source: EventSource | null = null
  let attempt = 0
  let isStopped = false
  let retry: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined

  const heard = () => {
    clearTimeout(silence)
    silence = setTimeout(lost, SILENCE_MS)
  }
  const lost = () => {
    source?.close()
    source = null
    clearTimeout(silence)
    clearTimeout(retry)
    if (isStopped) return
    onClosed()
    retry = setTimeout(() => void open(), backOff(attempt++))
  }
  const open = async () => {
    const ticket = await getTicket()
    if (isStopped) return
    if (!ticket) return lost()
    source = new EventSource(`/wps/stream?ticket=${encodeURIComponent(ticket)}`)
    source.onopen = () => {
      attempt = 0
      heard()
      onOpen()
    }
    source.onerror = lost
    source.addEventListener('ping', heard)
    for (const name of liveEventNames) {
      source.addEventListener(name, ({ data }: MessageEvent<string>) => {
        heard()
        const event = readLiveEvent(name, data)
        if (event) onEvent(event)
      })
    }
  }
  void open()
  return () => {
    isStopped = true
    lost()
  }
}
