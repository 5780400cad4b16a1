import type { ApiError, Endpoints, Input, Value } from '@boardwalk/api-client'
import { lazyApi } from '@boardwalk/api-client/lazy'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import type { ShellStore } from '../app/store.ts'
import { useSession } from '../session/use-session.ts'
import { CHECK_AFTER_MS, carryOut, findOut, type Outcome, type Wires } from './carry-out.ts'
import { dropAnswered, dropPending, keepPending, newKey, type PendingWrite, readPending } from './pending-write.ts'

/** Rows that take an idempotency key. */
export type WriteName = {
  [K in keyof Endpoints]: Endpoints[K] extends { idempotent: true } ? K : never
}[keyof Endpoints]

type Phase<V> =
  | { phase: 'idle' }
  | { phase: 'sending' }
  | { phase: 'checking' }
  | { phase: 'unknown' }
  | { phase: 'done'; value: V }
  | { phase: 'refused'; error: ApiError }

export type Write<Body, V> = Phase<V> & {
  /** The confirmed write until its final response: after a reload the form is filled from it. */
  body: Body | null
  /** When it was confirmed (milliseconds since the epoch); after a minute the player should confirm it again. */
  confirmedAt: number | null
  /**
   * The player confirmed: makes the key and sends. Does nothing while a write is in progress or its outcome unknown.
   */
  confirm: (body: Body) => void
  /** Tries again with the same key; only after `unknown`. `secret`: fields that were not stored and were typed again. */
  again: (secret?: Partial<Body>) => void
  /** Forgets the outcome; while it is unknown, forgets the key too, and with it the way to find out. */
  dismiss: () => void
}

/** The types of one row's calls; the table's definitions promise no more than this. */
type Thunk = (arg: object, options?: object) => (dispatch: unknown) => Promise<{ data?: unknown; error?: ApiError }>
type Row = WriteName | 'operation'
const initiate = (row: Row) => (lazyApi.endpoints as unknown as Record<Row, { initiate: Thunk }>)[row].initiate

type Turn = { isStopped: boolean }
const stop = (busy: { current: Turn | null }) => {
  if (busy.current) busy.current.isStopped = true
  busy.current = null
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

function wiresOf<Body extends object, V>(store: ShellStore, name: WriteName, pending: PendingWrite<Body>) {
  const dispatch = store.dispatch as (action: unknown) => ReturnType<ReturnType<Thunk>>
  const call = (row: Row, arg: object, options?: object) => dispatch(initiate(row)(arg, options))
  return {
    pause,
    send: async () => {
      const { data, error } = await call(name, { ...pending.body, idempotencyKey: pending.key })
      return error ? { error } : { data: data as V }
    },
    ask: async () => {
      const { data } = await call('operation', { key: pending.key }, { forceRefetch: true, subscribe: false })
      if (!data) return null
      const { state, body } = data as Value<Endpoints['operation']>
      return state === 'DONE' ? { state, value: body as V } : { state }
    },
  } satisfies Omit<Wires<V>, 'onChecking' | 'isStopped'>
}

/**
 * The write flow of a form (reliability rules §7): the key is made when the player confirms and is stored in session
 * storage with the form until a final response; no response is "checking", never "failed"; every further try uses the
 * same key. `form` names the place, one per screen. Nothing is ever sent without the player's own press.
 */
export function useWrite<K extends WriteName>(name: K, form: string): Write<Input<Endpoints[K]>, Value<Endpoints[K]>> {
  type Body = Input<Endpoints[K]>
  type V = Value<Endpoints[K]>
  const store = useStore() as ShellStore
  const { isLoggedIn, username } = useSession()
  const [state, setState] = useState<Phase<V>>({ phase: 'idle' })
  const [pending, setPending] = useState<PendingWrite<Body> | null>(null)
  /** The press in progress; a double click finds it here before React has rendered. */
  const busy = useRef<Turn | null>(null)
  /** The write whose outcome is open. */
  const open = useRef<PendingWrite<Body> | null>(null)

  const run = useCallback(
    async (write: PendingWrite<Body>, work: (wires: Wires<V>) => Promise<Outcome<V>>) => {
      const turn: Turn = { isStopped: false }
      busy.current = turn
      const onChecking = () => turn.isStopped || setState({ phase: 'checking' })
      const wires = { ...wiresOf<Body, V>(store, name, write), onChecking, isStopped: () => turn.isStopped }
      const outcome = await work(wires)
      const isFinal = outcome.kind !== 'unknown'
      // A final response ends the write even if its screen is gone.
      if (isFinal) dropAnswered(form, write.key)
      if (turn.isStopped) return
      busy.current = null
      if (isFinal) open.current = null
      const { kind: phase, ...rest } = outcome
      setState({ phase, ...rest } as Phase<V>)
    },
    [store, name, form],
  )

  useEffect(() => {
    if (!isLoggedIn) return
    const leave = () => stop(busy)
    // A lost session removed its storage; this page still has its player's open write.
    const known = open.current?.username === username ? open.current : null
    const kept = readPending<Body>(form, username) ?? known
    open.current = kept
    setPending(kept)
    setState({ phase: 'idle' })
    if (!kept) return leave
    keepPending(form, kept)
    void run(kept, (wires) => findOut(wires, [0, ...CHECK_AFTER_MS]))
    return leave
  }, [isLoggedIn, username, form, run])

  const confirm = useCallback(
    (body: Body) => {
      if (busy.current || state.phase === 'unknown' || !navigator.onLine) return
      const write = { key: newKey(), body, confirmedAt: Date.now(), username }
      keepPending(form, write)
      open.current = write
      setPending(write)
      setState({ phase: 'sending' })
      void run(write, (wires) => carryOut(wires, false))
    },
    [state.phase, username, form, run],
  )
  const again = useCallback(
    (secret?: Partial<Body>) => {
      if (busy.current || state.phase !== 'unknown' || !pending) return
      setState({ phase: 'sending' })
      void run({ ...pending, body: { ...pending.body, ...secret } }, (wires) => carryOut(wires, true))
    },
    [state.phase, pending, run],
  )
  const dismiss = useCallback(() => {
    if (busy.current) return
    dropPending(form)
    open.current = null
    setPending(null)
    setState({ phase: 'idle' })
  }, [form])

  return { ...state, body: pending?.body ?? null, confirmedAt: pending?.confirmedAt ?? null, confirm, again, dismiss }
}
