/**
 * Ref of an area that scrolls inside an overlay: while its content is taller than it, the keyboard can stop there and
 * scroll, also in a browser that does not see to that itself.
 */
export function reachableScroll(area: HTMLElement | null) {
  if (!area || typeof ResizeObserver === 'undefined') return
  const update = () => {
    if (area.scrollHeight > area.clientHeight) area.tabIndex = 0
    else area.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(update)
  // A new observation reports after the next layout; reading the sizes at once would lay the page out for each change.
  const content = new MutationObserver(() => {
    sizes.unobserve(area)
    sizes.observe(area)
  })
  sizes.observe(area)
  content.observe(area, { childList: true, subtree: true, characterData: true })
  return () => {
    sizes.disconnect()
    content.disconnect()
  }
}
