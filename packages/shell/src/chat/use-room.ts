import { lazyApi } from '@boardwalk/api-client/lazy'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import type { ShellStore } from '../app/store.ts'
import { useSession } from '../session/use-session.ts'
import { listenToChat } from './chat-stream.ts'
import { emptyRoom, roomReducer } from './room-state.ts'

/** How often the history is read while no stream is open. */
const POLL_MS = 5000

/** Reads a page of the history; `before` is the oldest id already here. */
async function readHistory(store: ShellStore, room: string, before?: string) {
  const arg = before ? { room, before } : { room }
  const asked = lazyApi.endpoints.chatHistory.initiate(arg, { forceRefetch: true, subscribe: false })
  return await store.dispatch(asked)
}

/** A room in reading order: its newest messages at once, new ones live, older ones on demand. */
export function useRoom(room: string) {
  const store = useStore() as ShellStore
  const { username } = useSession()
  const [state, dispatch] = useReducer(roomReducer, emptyRoom)
  const [isFailed, setFailed] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const isReadingOlder = useRef(false)
  const [isOlderBusy, setOlderBusy] = useState(false)

  const refresh = useCallback(async () => {
    const { data } = await readHistory(store, room)
    setFailed(!data)
    if (data) dispatch({ type: 'newest', ...data })
  }, [store, room])

  // The account decides which messages are its own, so a sign-in reads again.
  useEffect(() => {
    void refresh()
    return listenToChat(store, {
      onOpen: () => {
        setOpen(true)
        void refresh()
      },
      onClosed: () => setOpen(false),
      onEvent: (event) => {
        if (event.kind === 'reload') void refresh()
        else if (event.kind === 'del') dispatch({ type: 'removed', id: event.id })
        else if (event.message.room === room) dispatch({ type: 'received', message: event.message })
      },
    })
  }, [store, room, refresh, username])

  useEffect(() => {
    if (isOpen) return
    const timer = setInterval(() => document.visibilityState === 'visible' && void refresh(), POLL_MS)
    return () => clearInterval(timer)
  }, [isOpen, refresh])

  const oldest = state.messages[0]?.id
  const readOlder = useCallback(async () => {
    if (isReadingOlder.current || !oldest) return
    isReadingOlder.current = true
    setOlderBusy(true)
    const { data } = await readHistory(store, room, oldest)
    if (data) dispatch({ type: 'older', ...data })
    isReadingOlder.current = false
    setOlderBusy(false)
  }, [store, room, oldest])

  return { state, dispatch, isFailed: isFailed && !state.isLoaded, isOlderBusy, refresh, readOlder }
}

export type Room = ReturnType<typeof useRoom>
