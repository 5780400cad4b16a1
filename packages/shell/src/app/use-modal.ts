import { useCallback } from 'react'
import { type Modal, modalClosed, modalOpened } from './modal-slice.ts'
import { type ShellDispatch, type ShellState, useShellDispatch, useShellState } from './store.ts'

/** Opens a dialog unless one is open at this moment, which a component may not have rendered yet. */
const offerModal = (modal: Modal) => (dispatch: ShellDispatch, getState: () => ShellState) => {
  if (getState().modal.open) return false
  dispatch(modalOpened(modal))
  return true
}

/** Opens and closes the shell's dialogs; `offer` tells whether it opened one. */
export function useModal() {
  const dispatch = useShellDispatch()
  return {
    open: useCallback((modal: Modal) => void dispatch(modalOpened(modal)), [dispatch]),
    offer: useCallback((modal: Modal) => dispatch(offerModal(modal)), [dispatch]),
    close: useCallback(() => void dispatch(modalClosed()), [dispatch]),
  }
}

/** State of the search popup, for the feature that fills the `search` slot. */
export function useSearch() {
  const { open, close } = useModal()
  const isOpen = useShellState((state) => state.modal.open?.kind === 'search')
  return { isOpen, open: () => open({ kind: 'search' }), close }
}
