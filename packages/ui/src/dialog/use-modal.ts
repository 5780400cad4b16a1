import { type RefObject, useLayoutEffect } from 'react'
import { giveFocusBack, noteOpener } from './give-focus-back.ts'
import { lockScroll } from './scroll-lock.ts'

/**
 * Shows the element in the browser's top layer while `isShown`, with the page behind it inert and still.
 * Focus goes to `[data-autofocus]` if there is one; the browser gives it back on close. A new `turn` shows it again.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, isShown: boolean, turn: number): void {
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!(isShown && dialog)) return
    noteOpener(dialog)
    dialog.showModal()
    // Reads the page's position: right after showing, which lays the page out, that costs nothing.
    const release = lockScroll()
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      dialog.close()
      giveFocusBack(dialog)
      release()
    }
  }, [ref, isShown, turn])
}
