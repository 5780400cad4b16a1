/**
 * Escape on an open dialog or popover. A script can send the key, but the browser makes nothing of a key that no hand
 * has pressed; so what it would do follows here, unless somebody used the key.
 */
export function pressEscape(overlay: HTMLElement) {
  const { activeElement } = document
  const target = overlay.contains(activeElement) && activeElement ? activeElement : overlay
  const isFree = target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  if (!isFree) return
  if (overlay instanceof HTMLDialogElement) {
    if (overlay.getAttribute('closedby') !== 'none') overlay.requestClose()
  } else {
    overlay.hidePopover()
  }
}
