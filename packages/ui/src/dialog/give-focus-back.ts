/** Elements that had the focus before a dialog was shown: its opener, then the opener of the dialog around that. */
const openers = new WeakMap<Element, HTMLElement[]>()

/** Call it before the dialog is shown. */
export function noteOpener(dialog: HTMLDialogElement): void {
  const { activeElement: active } = document
  if (!(active instanceof HTMLElement) || dialog.contains(active)) return
  const around = active.closest('dialog')
  const before = around ? (openers.get(around) ?? []) : []
  openers.set(dialog, [...new Set([active, ...before.filter(({ isConnected }) => isConnected)])])
}

const isThere = (element: HTMLElement) => element.isConnected && element.closest('dialog')?.open !== false

/**
 * Call it after the dialog has closed. The browser gives the focus back to the element that opened it; where that was
 * in a dialog that this one replaced, the focus belongs to the element that opened the first of them.
 */
export function giveFocusBack(dialog: HTMLDialogElement): void {
  const { activeElement: active } = document
  if (active && active !== document.body && !dialog.contains(active)) return
  openers.get(dialog)?.find(isThere)?.focus()
}
