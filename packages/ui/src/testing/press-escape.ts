/**
 * Escape on an open dialog or popover. Browsers ignore the default action of synthetic keys, so it is emulated here
 * unless a handler prevented it.
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
