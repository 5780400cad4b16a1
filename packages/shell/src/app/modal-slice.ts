import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The one dialog that is open; a second one replaces the first, so that focus has one place to return to. */
export type Modal =
  | { kind: 'login'; reason?: 'expired'; username?: string }
  | { kind: 'register' }
  | { kind: 'forgetPass' }
  | { kind: 'logout' }
  | { kind: 'region' }
  | { kind: 'search' }
  | { kind: 'trial' }
  | { kind: 'drawer' }
  | { kind: 'activity' }
  | { kind: 'gift' }
  /** Referral is switched off: "activity coming". */
  | { kind: 'coming' }
  /** No way of recovery is switched on: who can help instead. */
  | { kind: 'forgetTip' }
  /** Announcements that come up by themselves. */
  | { kind: 'popup' }
  | { kind: 'avatar' }
  | { kind: 'sessions' }
  | { kind: 'chat' }
  | { kind: 'notice'; id: string }

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
