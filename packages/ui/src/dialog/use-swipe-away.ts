import { type PointerEvent, useRef } from 'react'
import { follow, isAway, type Side, towardsEdge } from './swipe.ts'

type Start = { x: number; y: number; time: number }

/** Elements with own touch gestures: dragging there must not move the panel. */
const busy = 'input, textarea, select, [role="slider"], [data-no-swipe]'

/** Handlers for a panel inside a dialog that a finger can push back to the edge it came from. */
export function useSwipeAway(side: Side, onClose: () => void) {
  const start = useRef<Start | null>(null)
  const read = (event: PointerEvent) => {
    const dialog = event.currentTarget.closest('dialog')
    if (!(dialog && start.current)) return
    const isRtl = getComputedStyle(dialog).direction === 'rtl'
    const travel = { x: event.clientX - start.current.x, y: event.clientY - start.current.y }
    return { dialog, isRtl, distance: towardsEdge(side, isRtl, travel), time: event.timeStamp - start.current.time }
  }
  const end = (event: PointerEvent, isDone: boolean) => {
    const move = read(event)
    start.current = null
    if (!move) return
    const { dialog, distance, time } = move
    dialog.style.transition = ''
    dialog.style.translate = ''
    const size = side === 'bottom' ? dialog.offsetHeight : dialog.offsetWidth
    if (isDone && isAway(distance, size, time)) onClose()
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' || (event.target as Element).closest(busy)) return
      start.current = { x: event.clientX, y: event.clientY, time: event.timeStamp }
    },
    onPointerMove: (event: PointerEvent) => {
      const move = read(event)
      if (!move || move.distance < 8) return
      event.currentTarget.setPointerCapture(event.pointerId)
      Object.assign(move.dialog.style, { transition: 'none', translate: follow(side, move.isRtl, move.distance) })
    },
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
  }
}
