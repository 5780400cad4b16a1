import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** A dialog by its kind; the other fields are its props. `{ kind: 'login', reason: 'expired' }` */
export type Modal = { kind: string; [prop: string]: string | undefined }

/** The one dialog that is open; a second one replaces the first, so that focus has one place to return to. */
export type ModalState = { open: Modal | null }

export const modalSlice = createSlice({
  name: 'modal',
  initialState: { open: null } as ModalState,
  reducers: {
    modalOpened: (state, { payload }: PayloadAction<Modal>) => {
      state.open = payload
    },
    modalClosed: (state) => {
      state.open = null
    },
  },
})

export const { modalOpened, modalClosed } = modalSlice.actions
