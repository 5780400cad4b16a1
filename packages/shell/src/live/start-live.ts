import { api } from '@boardwalk/api-client'
import type { ShellStore } from '../app/store.ts'
import { eventHappened, keepNewest } from './apply-event.ts'
import { connect } from './connect.ts'
import { type LiveEvent, liveEventNames, readLiveEvent } from './live-events.ts'
import { catchUp, poll } from './poll.ts'

async function ticketFrom(store: ShellStore): Promise<string | null> {
  const result = await store.dispatch(api.endpoints.streamTicket.initiate({}))
  return result.data?.ticket ?? null
}

/** Messages between tabs of one player. */
type Said = { event?: LiveEvent; id?: string; isOpen?: boolean; asks?: boolean }

/**
 * Keeps a signed-in tab current. Tabs of the same player share one stream: the one with the lock listens and passes
 * events on; when that tab closes, the lock moves to the next. Polling covers every moment without a stream.
 */
export function startLive(store: ShellStore, player: string): () => void {
  const name = `boardwalk-live:${player}`
  const channel = new BroadcastChannel(name)
  const newest = keepNewest(store)
  const stopped = new AbortController()
  let stopPolling: (() => void) | null = null
  let isLeadingOpen = false
  // Also of events that another tab received: this one may have to continue where that one stopped.
  let lastId = ''

  const apply = (event: LiveEvent, id: string) => {
    lastId = id || lastId
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
      const disconnect = connect<LiveEvent>({
        path: '/wps/stream',
        names: liveEventNames,
        read: readLiveEvent,
        getTicket: () => ticketFrom(store),
        lastEventId: () => lastId,
        onEvent: (event, id) => {
          apply(event, id)
          channel.postMessage({ event, id })
        },
        onOpen: () => {
          isLeadingOpen = true
          setPolling(false)
          catchUp(store)
          channel.postMessage({ isOpen: true })
        },
        onClosed: () => {
          isLeadingOpen = false
          setPolling(true)
          channel.postMessage({ isOpen: false })
        },
      })
      stopped.signal.addEventListener('abort', () => {
        disconnect()
        resolve()
      })
    })

  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if (data.asks && isLeadingOpen) channel.postMessage({ isOpen: true })
    if (data.event) apply(data.event, data.id ?? '')
    // Events between this tab's last read and the opening of another tab's stream were sent to neither.
    if (data.isOpen && stopPolling) catchUp(store)
    if (data.isOpen !== undefined) setPolling(!data.isOpen)
  }
  // Until a tab reports an open stream, there is none.
  setPolling(true)
  channel.postMessage({ asks: true })
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
