import { useCallback } from 'react'
import { type Modal, modalClosed, modalOpened } from './modal-slice.ts'
import { useShellDispatch, useShellState } from './store.ts'

/** Opens and closes the shell's dialogs. */
export function useModal() {
  const dispatch = useShellDispatch()
  return {
    open: useCallback((modal: Modal) => void dispatch(modalOpened(modal)), [dispatch]),
    close: useCallback(() => void dispatch(modalClosed()), [dispatch]),
  }
}

/** State of the search popup, for the feature that fills the `search` slot. */
export function useSearch() {
  const { open, close } = useModal()
  const isOpen = useShellState((state) => state.modal.open?.kind === 'search')
  return { isOpen, open: () => open({ kind: 'search' }), close }
}
