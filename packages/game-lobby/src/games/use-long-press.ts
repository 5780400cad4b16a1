import type { Game } from '@boardwalk/api-client/contract'
import { type RefObject, useEffect, useRef } from 'react'
import { useOpenSheet } from '../sheet/sheet-address.ts'

/** Milliseconds that a finger rests on a card before its sheet opens. */
const restMs = 500
/** Pixels that a resting finger may wander. */
const slack = 10

/** Id of the game whose card was touched; a button on the card is its own matter. */
function idOf(target: EventTarget | null): string | null {
  if (!(target instanceof Element) || target.closest('button')) return null
  return target.closest('article')?.querySelector<HTMLElement>('[data-game]')?.dataset.game ?? null
}

function watch(area: HTMLElement, open: (nodeId: string) => void, signal: AbortSignal) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let start = { x: 0, y: 0 }
  let isTouch = false
  let isSpent = false
  const stop = () => clearTimeout(timer)
  const down = ({ pointerType, isPrimary, target, clientX, clientY }: PointerEvent) => {
    stop()
    isTouch = pointerType === 'touch'
    isSpent = false
    const id = isTouch && isPrimary ? idOf(target) : null
    if (id === null) return
    start = { x: clientX, y: clientY }
    timer = setTimeout(() => {
      isSpent = true
      open(id)
    }, restMs)
  }
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - start.x, clientY - start.y) > slack) stop()
  }
  /** The phone's own menu of a link would open in the same moment. */
  const menu = (event: Event) => {
    if (isTouch && idOf(event.target) !== null) event.preventDefault()
  }
  /** Lifting the finger must not open the game as well. */
  const click = (event: Event) => {
    if (!isSpent) return
    isSpent = false
    event.preventDefault()
    event.stopPropagation()
  }
  area.addEventListener('pointerdown', down, { signal })
  area.addEventListener('pointermove', move, { signal })
  area.addEventListener('pointerup', stop, { signal })
  area.addEventListener('pointercancel', stop, { signal })
  area.addEventListener('contextmenu', menu, { signal })
  area.addEventListener('click', click, { signal, capture: true })
  signal.addEventListener('abort', stop)
}

type Find = (nodeId: string) => Game | undefined

/** A finger that rests on a card opens the game's sheet; a pointer and the keyboard have the card's button. */
export function useLongPress(area: RefObject<HTMLElement | null>, find: Find) {
  const openSheet = useOpenSheet()
  const latest = useRef({ find, openSheet })
  useEffect(() => {
    latest.current = { find, openSheet }
  })
  useEffect(() => {
    const element = area.current
    if (!element) return
    const end = new AbortController()
    const open = (nodeId: string) => {
      const game = latest.current.find(nodeId)
      if (game) latest.current.openSheet(game)
    }
    watch(element, open, end.signal)
    return () => end.abort()
  }, [area])
}
