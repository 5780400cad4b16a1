const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000
/** The server pings every 20 s; twice missed, the connection is dead whatever the browser believes. */
const SILENCE_MS = 50_000

export type Connection<Event> = {
  /** Path of the stream; the ticket goes into its query. */
  path: `/${string}`
  /** A ticket for one connection; null when none can be had now. */
  getTicket: () => Promise<string | null>
  /** Names of the events to hear, besides `ping`. */
  names: readonly string[]
  /** An event from its name and data; null for one that makes no sense. */
  read: (name: string, data: string) => Event | null
  onEvent: (event: Event, id: string) => void
  /** The last event that is known here, so that the next connection goes on after it; empty for none. */
  lastEventId?: () => string
  onOpen: () => void
  onClosed: () => void
}

/** Waits double and are jittered, so that a crowd does not come back in step. */
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
    const since = lastEventId?.()
    const query = new URLSearchParams({ ticket, ...(since && { lastEventId: since }) })
    source = new EventSource(`${path}?${query}`)
    source.onopen = () => {
      attempt = 0
      heard()
      onOpen()
    }
    source.onerror = lost
    source.addEventListener('ping', heard)
    for (const name of names) {
      source.addEventListener(name, ({ data, lastEventId: id }: MessageEvent<string>) => {
        heard()
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
