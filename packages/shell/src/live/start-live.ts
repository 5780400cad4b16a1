import { api } from '@boardwalk/api-client'
import type { ShellStore } from '../app/store.ts'
import { eventHappened, keepNewest } from './apply-event.ts'
import { connect } from './connect.ts'
import type { LiveEvent } from './live-events.ts'
import { catchUp, poll } from './poll.ts'

async function ticketFrom(store: ShellStore): Promise<string | null> {
  const result = await store.dispatch(api.endpoints.streamTicket.initiate({}))
  return result.data?.ticket ?? null
}

/**
 * Keeps a signed-in tab current. Tabs of the same player share one stream: whoever holds the lock listens and passes
 * events on; when that tab closes, the lock moves to the next. Polling covers every moment without a stream.
 */
export function startLive(store: ShellStore, player: string): () => void {
  const name = `boardwalk-live:${player}`
  const channel = new BroadcastChannel(name)
  const newest = keepNewest(store)
  const stopped = new AbortController()
  let stopPolling: (() => void) | null = null

  const apply = (event: LiveEvent) => {
    newest.noted(event)
    store.dispatch(eventHappened(event))
  }
  const setPolling = (isOn: boolean) => {
    stopPolling?.()
    stopPolling = isOn ? poll(store) : null
  }
  const lead = () =>
    new Promise<void>((resolve) => {
      // The lock may be granted in the same moment as the player leaves.
      if (stopped.signal.aborted) return resolve()
      const disconnect = connect({
        getTicket: () => ticketFrom(store),
        onEvent: (event) => {
          apply(event)
          channel.postMessage({ event })
        },
        onOpen: () => {
          setPolling(false)
          catchUp(store)
          channel.postMessage({ isOpen: true })
        },
        onClosed: () => {
          setPolling(true)
          channel.postMessage({ isOpen: false })
        },
      })
      stopped.signal.addEventListener('abort', () => {
        disconnect()
        resolve()
      })
    })

  channel.onmessage = ({ data }: MessageEvent<{ event?: LiveEvent; isOpen?: boolean }>) => {
    if (data.event) apply(data.event)
    if (data.isOpen !== undefined) setPolling(!data.isOpen)
  }
  // Until somebody says that a stream is open, nobody knows of one.
  setPolling(true)
  // A browser without locks opens a stream per tab: more connections, same truth.
  if (navigator.locks) void navigator.locks.request(name, { signal: stopped.signal }, lead).catch(() => undefined)
  else void lead()

  return () => {
    stopped.abort()
    setPolling(false)
    newest.stop()
    channel.close()
  }
}
