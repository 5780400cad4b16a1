import { type FocusEvent, type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { placement } from './placement.ts'

/** Milliseconds: hover delay, long press, and grace period for moving from the trigger to the text. */
const wait = { hover: 400, longPress: 500, leave: 150, afterTouch: 3000 }
/** Movement of a finger in pixels from which on it scrolls. */
const wobble = 10

/** Above its element, where neither finger nor pointer covers it; below when there is no room. */
function place(panel: HTMLElement) {
  const trigger = panel.previousElementSibling
  if (!trigger) return
  const anchor = trigger.getBoundingClientRect()
  const size = { width: panel.offsetWidth, height: panel.offsetHeight }
  const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight }
  const below = placement({ anchor, panel: size, viewport, align: 'center', isRtl: false })
  const above = anchor.top - size.height - 8
  const top = above >= 8 ? above : below.top
  Object.assign(panel.style, {
    position: 'fixed',
    inset: 'auto',
    margin: '0',
    left: `${below.left}px`,
    top: `${top}px`,
  })
}

/** Opens and closes a tooltip; returns the handlers of the element around trigger and text. */
export function useTooltip(panel: RefObject<HTMLElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const open = useRef<AbortController>(undefined)
  const finger = useRef<{ x: number; y: number } | null>(null)
  const isHeld = useRef(false)

  const close = () => {
    clearTimeout(timer.current)
    open.current?.abort()
    open.current = undefined
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
  }
  const show = () => {
    clearTimeout(timer.current)
    if (!panel.current || open.current) return
    open.current = new AbortController()
    const { signal } = open.current
    panel.current.showPopover()
    place(panel.current)
    window.addEventListener('scroll', close, { signal, capture: true, passive: true })
    window.addEventListener('resize', close, { signal })
    // Captures the key first, so that a surrounding dialog stays open.
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    window.addEventListener('keydown', onEscape, { signal, capture: true })
  }
  const after = (milliseconds: number, act: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, milliseconds)
  }
  useEffect(() => close, [])

  const isMouse = (event: PointerEvent) => event.pointerType === 'mouse'
  const isInWords = (event: { target: EventTarget }) => panel.current?.contains(event.target as Node)
  const lift = () => {
    finger.current = null
    if (isHeld.current) after(wait.afterTouch, close)
    else clearTimeout(timer.current)
  }
  return {
    onPointerEnter: (event: PointerEvent) => isMouse(event) && after(open.current ? 0 : wait.hover, show),
    onPointerLeave: (event: PointerEvent) => isMouse(event) && after(wait.leave, close),
    onPointerDown: (event: PointerEvent) => {
      if (isInWords(event)) return
      close()
      isHeld.current = false
      if (isMouse(event)) return
      finger.current = { x: event.clientX, y: event.clientY }
      after(wait.longPress, () => {
        isHeld.current = true
        show()
      })
    },
    onPointerMove: (event: PointerEvent) => {
      if (!finger.current) return
      const { x, y } = finger.current
      if (Math.hypot(event.clientX - x, event.clientY - y) > wobble) lift()
    },
    onPointerUp: (event: PointerEvent) => !isMouse(event) && lift(),
    onPointerCancel: lift,
    // A long press shows the hint; it must not click, nor open the system's menu.
    onClickCapture: (event: MouseEvent) => {
      if (!isHeld.current) return
      isHeld.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    onContextMenu: (event: MouseEvent) => finger.current && event.preventDefault(),
    onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && show(),
    onBlur: close,
  }
}
