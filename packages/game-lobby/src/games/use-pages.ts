import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { PageSource, PageState, Read, State } from './page-source.ts'
import { slotMaker } from './slots.ts'

type Ask = (read: Read) => { unsubscribe: () => void }
const useAsk = useDispatch.withTypes<ReturnType<typeof useDispatch> & Ask>()

const fields = ['games', 'hasMore', 'total', 'next', 'isError'] as const
/** That a later page has been asked for changes nothing that is shown. */
const isSame = (one: readonly PageState[], other: readonly PageState[]) =>
  one.length === other.length &&
  one[0]?.isFetching === other[0]?.isFetching &&
  one.every((page, index) => fields.every((field) => page[field] === other[index]?.[field]))

/** States of the first `count` pages; a page that begins where another ends is not known before that one is. */
function statesOf(source: PageSource, count: number, state: State): PageState[] {
  const states: PageState[] = []
  for (let pageNo = 1; pageNo <= count; pageNo += 1) {
    const next = states.at(-1)?.next
    if (source.isChained && pageNo > 1 && !next) break
    states.push(source.page(pageNo, next ?? undefined).select(state))
  }
  return states
}

/** Numbers of the pages to ask for: the first, the last and those in view and beside it; of a chain every one. */
const wantedOf = (source: PageSource, known: number, { from, to }: InView) =>
  Array.from({ length: known }, (_, index) => index + 1).filter(
    (pageNo) => source.isChained || pageNo === 1 || pageNo === known || (pageNo >= from - 1 && pageNo <= to + 1),
  )

type InView = { from: number; to: number }
const start: InView = { from: 1, to: 1 }

/**
 * Asks for pages once and keeps them until the list goes, so that scrolling back shows what was there. What is in view is
 * no state: a list that is scrolled need not be drawn anew to ask.
 */
function useSubscriptions(source: PageSource, states: readonly PageState[]) {
  const ask = useAsk()
  const kept = useRef(new Map<number, () => void>())
  const inView = useRef(start)
  const latest = useRef(states)
  const askMissing = useCallback(() => {
    const { current } = latest
    for (const pageNo of wantedOf(source, current.length, inView.current)) {
      if (kept.current.has(pageNo)) continue
      const { unsubscribe } = ask(source.page(pageNo, current[pageNo - 2]?.next ?? undefined).start())
      kept.current.set(pageNo, unsubscribe)
    }
  }, [ask, source])
  useEffect(() => {
    latest.current = states
    askMissing()
  }, [states, askMissing])
  const see = useCallback(
    (now: InView) => {
      if (now.from === inView.current.from && now.to === inView.current.to) return
      inView.current = now
      askMissing()
    },
    [askMissing],
  )
  useEffect(() => {
    const { current } = kept
    return () => {
      for (const undo of current.values()) undo()
      current.clear()
    }
  }, [])
  const again = (pageNo: number) => void ask(source.page(pageNo, states[pageNo - 2]?.next ?? undefined).again())
  return { again, see }
}

/**
 * The first `pages` pages of a source as one list. A source stays the same as long as the list does. `see` says which
 * pages are in view.
 */
export function usePages(source: PageSource, pages: number) {
  const states = useSelector((state: State) => statesOf(source, pages, state), isSame)
  const { again, see } = useSubscriptions(source, states)
  const [first] = states
  const size = { pageSize: source.pageSize, total: first?.total }
  const [slotsOf] = useState(slotMaker)
  const slots = useMemo(() => slotsOf(states, size), [states, size.pageSize, size.total])
  const failed = states.findIndex(({ isError }, index) => isError && index > 0)
  const isWhole = states.length === pages
  return {
    query: {
      currentData: first?.games && { slots, total: first.total },
      isError: first?.isError ?? false,
      isFetching: first?.isFetching ?? false,
      refetch: () => again(1),
    },
    hasMore: isWhole && (states.at(-1)?.hasMore ?? false),
    isLoadingMore: pages > 1 && failed < 0 && !(isWhole && states.at(-1)?.games),
    hasMoreFailed: failed > 0,
    retryMore: () => {
      for (const [index, { isError }] of states.entries()) if (isError) again(index + 1)
    },
    /** Pages of the whole list, where they can be asked for in any order. */
    most: source.isChained || first?.total === undefined ? undefined : Math.ceil(first.total / source.pageSize),
    see,
  }
}
