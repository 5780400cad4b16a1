import { type RefObject, useLayoutEffect } from 'react'
import { placement } from '../../popover/placement.ts'

/** Shows a manual popover below its anchor, as wide as that, while `isOpen`; follows scrolling. Touches CSSOM only. */
export function useBeside(
  panel: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  isOpen: boolean,
) {
  useLayoutEffect(() => {
    const [list, field] = [panel.current, anchor.current]
    if (!(isOpen && list && field)) return
    const place = () => {
      const box = field.getBoundingClientRect()
      Object.assign(list.style, { inset: 'auto', margin: '0', width: `${box.width}px` })
      const { left, top } = placement({
        anchor: box,
        panel: { width: box.width, height: list.offsetHeight },
        viewport: { width: document.documentElement.clientWidth, height: window.innerHeight },
        align: 'start',
        isRtl: getComputedStyle(field).direction === 'rtl',
      })
      Object.assign(list.style, { left: `${left}px`, top: `${top}px` })
    }
    list.showPopover?.()
    place()
    const sized = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(place)
    sized?.observe(list)
    const options = { capture: true, passive: true }
    window.addEventListener('scroll', place, options)
    window.addEventListener('resize', place)
    return () => {
      sized?.disconnect()
      window.removeEventListener('scroll', place, options)
      window.removeEventListener('resize', place)
      if (list.isConnected) list.hidePopover?.()
    }
  }, [panel, anchor, isOpen])
}
