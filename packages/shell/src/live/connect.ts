const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000
/** The server pings every 20 s; after two missed pings the connection counts as dead. */
const SILENCE_MS = 50_000

export type Connection<Event> = {
  /** Path of the stream; the ticket is a query parameter. */
  path: `/${string}`
  /** A ticket for one connection; null when none can be had now. */
  getTicket: () => Promise<string | null>
  /** Names of the events to receive, besides `ping`. */
  names: readonly string[]
  /** Parses an event from its name and data; null for an invalid one. */
  read: (name: string, data: string) => Event | null
  onEvent: (event: Event, id: string) => void
  /** The last event that is known here, so that the next connection continues after it; empty for none. */
  lastEventId?: () => string
  onOpen: () => void
  onClosed: () => void
}

/** Waits double and have jitter, so that a crowd does not reconnect in step. */
export const backOff = (attempt: number, random = Math.random()) =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt) * (0.5 + random / 2)

/** Keeps one event stream open until the returned function is called. Every try needs a fresh ticket. */
export function connect<Event>(connection: Connection<Event>): () => void {
  const { path, getTicket, names, read, onEvent, onOpen, onClosed, lastEventId } = connection
  let source: EventSource | null = null
  let attempt = 0
  let isStopped = false
  let retry: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined

  const resetTimeout = () => {
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
    const since = lastEventId?.()
    const query = new URLSearchParams({ ticket, ...(since && { lastEventId: since }) })
    source = new EventSource(`${path}?${query}`)
    source.onopen = () => {
      attempt = 0
      resetTimeout()
      onOpen()
    }
    source.onerror = lost
    source.addEventListener('ping', resetTimeout)
    for (const name of names) {
      source.addEventListener(name, ({ data, lastEventId: id }: MessageEvent<string>) => {
        resetTimeout()
        const event = read(name, data)
        if (event) onEvent(event, id)
      })
    }
  }
  void open()
  return () => {
    isStopped = true
    lost()
  }
}
