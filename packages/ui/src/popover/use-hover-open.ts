import { type RefObject, useEffect } from 'react'

/** Milliseconds in which the pointer may cross the gap between trigger and panel. */
const grace = 200

/** Opens a popover when a mouse rests on its trigger or the keyboard reaches it; closes it when both have left. */
export function useHoverOpen(ref: RefObject<HTMLElement | null>, isEnabled: boolean) {
  useEffect(() => {
    const panel = ref.current
    const trigger = panel && document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`)
    if (!(isEnabled && panel && trigger)) return
    // The area that opens the panel may be wider than its trigger, such as the link beside it.
    const area = trigger.closest<HTMLElement>('[data-popover-area]') ?? trigger
    const listening = new AbortController()
    const { signal } = listening
    let timer: ReturnType<typeof setTimeout> | undefined

    const stay = () => clearTimeout(timer)
    const open = () => {
      stay()
      if (!panel.matches(':popover-open')) panel.showPopover()
    }
    const leave = () => {
      stay()
      timer = setTimeout(() => panel.matches(':popover-open') && panel.hidePopover(), grace)
    }
    const onlyMouse = (act: () => void) => (event: PointerEvent) => event.pointerType === 'mouse' && act()
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && (panel.contains(target) || trigger.contains(target))

    area.addEventListener('pointerenter', onlyMouse(open), { signal })
    area.addEventListener('pointerleave', onlyMouse(leave), { signal })
    trigger.addEventListener('focus', () => trigger.matches(':focus-visible') && open(), { signal })
    panel.addEventListener('pointerenter', onlyMouse(stay), { signal })
    panel.addEventListener('pointerleave', onlyMouse(leave), { signal })
    for (const part of [trigger, panel]) {
      part.addEventListener('focusout', (event) => !isInside(event.relatedTarget) && leave(), { signal })
    }
    return () => {
      stay()
      listening.abort()
    }
  }, [ref, isEnabled])
}
