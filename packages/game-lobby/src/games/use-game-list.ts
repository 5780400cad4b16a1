import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import { beginning, listOf, type Reading, type Span, without } from './list-parts.ts'
import type { Answer, Ask, ListSource, Read, State } from './list-source.ts'
import { nextAsk } from './next-ask.ts'

type Dispatch = (read: Read) => { unsubscribe: () => void }
const useAsk = useDispatch.withTypes<ReturnType<typeof useDispatch> & Dispatch>()

const fields = ['games', 'hasMore', 'total', 'cursor', 'isError'] as const
/** A pending later part changes nothing that is shown. */
const isSame = (one: readonly Answer[], other: readonly Answer[]) =>
  one.length === other.length &&
  one[0]?.isFetching === other[0]?.isFetching &&
  one.every((answer, index) => fields.every((field) => answer[field] === other[index]?.[field]))

/** Keeps the responses of a reading as long as they belong to it, so that scrolling back shows the same games. */
function useSubscriptions(source: ListSource, { parts }: Reading) {
  const dispatch = useAsk()
  const held = useRef(new Map<Ask, () => void>())
  useEffect(() => {
    const asks = new Set(parts.map(({ ask }) => ask))
    for (const ask of asks)
      if (!held.current.has(ask)) held.current.set(ask, dispatch(source.page(ask).start()).unsubscribe)
    for (const [ask, undo] of held.current) {
      if (asks.has(ask)) continue
      undo()
      held.current.delete(ask)
    }
  }, [dispatch, source, parts])
  useEffect(() => {
    const { current } = held
    return () => {
      for (const undo of current.values()) undo()
      current.clear()
    }
  }, [])
}

type SetReading = (next: (newest: Reading) => Reading) => void

/**
 * How far a list is read. The next reading is made once, when it is set, and React receives the value: it replays
 * functions as long as an update of lower priority waits, each time with a new reading, which would repeat the request
 * without end.
 */
function useReading(source: ListSource): [Reading, SetReading] {
  const [reading, setReading] = useState(() => beginning(source))
  const newest = useRef(reading)
  const read: SetReading = useCallback((next) => {
    newest.current = next(newest.current)
    setReading(newest.current)
  }, [])
  return [reading, read]
}

/** Parts whose responses are still cached; the places of the others are unknown again. */
function useResume(source: ListSource, read: SetReading) {
  const store = useStore<State>()
  return useCallback(
    (known: Reading) => {
      const begun = known.parts.length > 0 ? known : { ...known, parts: beginning(source).parts }
      const isKnown = (ask: Ask) => source.page(ask).select(store.getState()).games !== undefined
      read(() =>
        begun.parts.reduceRight(
          (reading, { ask }, index) => (index === 0 || isKnown(ask) ? reading : without(reading, index)),
          begun,
        ),
      )
    },
    [source, store, read],
  )
}

/**
 * A source as one list. A source stays the same as long as the list does. `see` reports the places in view. It is no
 * state, so that a list requests more while scrolling without a render.
 */
export function useGameList(source: ListSource) {
  const dispatch = useAsk()
  const [reading, read] = useReading(source)
  useSubscriptions(source, reading)
  const select = (state: State) => reading.parts.map(({ ask }) => source.page(ask).select(state))
  const answers = useSelector(select, isSame)
  const list = useMemo(() => listOf(source, reading, answers), [source, reading, answers])
  const view = useRef<Span | null>(null)
  const latest = useRef({ list, reading })
  const askNext = useCallback(() => {
    const { list, reading } = latest.current
    read((newest) => (newest === reading ? nextAsk(source, list, view.current) : newest))
  }, [source, read])
  useEffect(() => {
    latest.current = { list, reading }
    askNext()
  }, [list, reading, askNext])
  const see = useCallback(
    (first: number, last: number, isFastScrolling: boolean) => {
      // Places passed by fast scrolling are not requested; a chain is read to its end one by one.
      if (isFastScrolling && source.canSkip) return
      view.current = { from: first, to: last + 1 }
      askNext()
    },
    [source, askNext],
  )
  const [first, ...others] = answers
  const failed = others.flatMap(({ isError }, index) => (isError ? [index + 1] : []))
  const end = list.gaps.at(-1)
  const hasMore = end?.isLast ?? false
  return {
    query: {
      currentData: first?.games && { slots: list.slots, total: first.total },
      isError: first?.isError ?? false,
      isFetching: first?.isFetching ?? false,
      refetch: () => void (reading.parts[0] && dispatch(source.page(reading.parts[0].ask).again())),
    },
    hasMore,
    isLoadingMore: others.some(({ games, isError }) => !games && !isError),
    hasMoreFailed: failed.length > 0,
    retryMore: () => read(() => failed.reduceRight(without, reading)),
    showMore: () => read(() => ({ ...reading, isOpen: true, min: (end?.from ?? list.slots.length) + source.pageSize })),
    see,
    reading,
    resume: useResume(source, read),
  }
}
