import { type RefObject, useEffect } from 'react'

/** Pixels that a press may tremble before it is a drag. */
const slack = 6

/** Adds dragging by mouse to a row with touch scrolling. A drag is not a click. */
export function useDrag(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const row = ref.current
    if (!row) return
    let from: { x: number; left: number } | undefined
    let isDragging = false
    const ending = new AbortController()
    const options = { signal: ending.signal }
    const onDown = ({ pointerType, button, clientX }: PointerEvent) => {
      isDragging = false
      if (pointerType === 'mouse' && button === 0) from = { x: clientX, left: row.scrollLeft }
    }
    const onMove = (event: PointerEvent) => {
      if (!from || (!isDragging && Math.abs(event.clientX - from.x) < slack)) return
      isDragging = true
      row.toggleAttribute('data-dragging', true)
      row.scrollLeft = from.left - (event.clientX - from.x)
    }
    const onUp = () => {
      from = undefined
      row.toggleAttribute('data-dragging', false)
    }
    const onClick = (event: MouseEvent) => {
      if (!isDragging) return
      isDragging = false
      event.preventDefault()
      event.stopPropagation()
    }
    row.addEventListener('pointerdown', onDown, options)
    row.addEventListener('click', onClick, { ...options, capture: true })
    // The browser's own dragging of pictures and links would take the pointer away.
    row.addEventListener('dragstart', (event) => event.preventDefault(), options)
    window.addEventListener('pointermove', onMove, options)
    window.addEventListener('pointerup', onUp, options)
    window.addEventListener('pointercancel', onUp, options)
    return () => ending.abort()
  }, [ref])
}
