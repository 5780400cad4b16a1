import { type RefObject, useEffect } from 'react'
import { placement } from './placement.ts'

export type PopoverAlign = 'start' | 'center' | 'end'

const triggerOf = (panel: HTMLElement) =>
  document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]:not([popovertargetaction="hide"])`)

function place(panel: HTMLElement, align: PopoverAlign) {
  const trigger = triggerOf(panel)
  if (!trigger) return
  const { left, top } = placement({
    anchor: trigger.getBoundingClientRect(),
    panel: { width: panel.offsetWidth, height: panel.offsetHeight },
    viewport: { width: document.documentElement.clientWidth, height: window.innerHeight },
    frame: trigger.closest('[data-popover-frame]')?.getBoundingClientRect(),
    align,
    isRtl: getComputedStyle(trigger).direction === 'rtl',
  })
  Object.assign(panel.style, { inset: 'auto', margin: '0', left: `${left}px`, top: `${top}px` })
}

/** Keeps an open popover beside its trigger while the page scrolls or turns; touches CSSOM only, renders nothing. */
export function usePopover(
  ref: RefObject<HTMLElement | null>,
  align: PopoverAlign,
  onOpen?: (panel: HTMLElement) => void,
) {
  useEffect(() => {
    const panel = ref.current
    if (!panel) return
    let following: AbortController | undefined
    const stop = () => following?.abort()
    const follow = () => {
      stop()
      following = new AbortController()
      const options = { capture: true, passive: true, signal: following.signal }
      window.addEventListener('scroll', () => place(panel, align), options)
      window.addEventListener('resize', () => place(panel, align), options)
      place(panel, align)
      onOpen?.(panel)
    }
    const onToggle = (event: ToggleEvent) => {
      if (event.target !== panel) return
      if (event.newState === 'open') follow()
      else stop()
    }
    panel.addEventListener('toggle', onToggle)
    // The browser opens it without us: before the page is hydrated, or before a busy machine has run this effect.
    if (panel.matches(':popover-open')) follow()
    return () => {
      stop()
      panel.removeEventListener('toggle', onToggle)
    }
  }, [ref, align, onOpen])
}
