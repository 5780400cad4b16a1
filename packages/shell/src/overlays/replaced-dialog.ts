import type { Modal } from '../app/modal-slice.ts'

/** Dialogs from which an overlay was opened that is not shown yet. */
const replaced = new WeakSet<Modal>()

/** The dialog stays until the overlay that is opened from it is shown. */
export const replaceLater = (modal: Modal | null): void => void (modal && replaced.add(modal))

/** Whether an overlay that is shown now takes the place of this dialog. */
export const isReplaced = (modal: Modal | null): boolean => modal !== null && replaced.has(modal)
