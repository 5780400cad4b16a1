import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Account type of a trial player; blocked from everything that needs a real account. */
export const TRIAL = 4

export type SessionState = {
  /** `unknown` until the browser's storage was read, so that the first render equals the server's. */
  status: 'unknown' | 'visitor' | 'member'
  username: string
  /** Account type of contract A8.3; 0 for a player. */
  isAgent: number
  /** Only password change and log-out pass until the password is changed. */
  isRestricted: boolean
  /** The player has confirmed that they sign out, and the server has not responded yet. */
  isLeaving?: boolean
  /** The balance to show while a game has not shown the result of its round yet. */
  heldSum?: string | undefined
}

const visitor: SessionState = { status: 'visitor', username: '', isAgent: 0, isRestricted: false }
const initialState: SessionState = { ...visitor, status: 'unknown' }

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionRestored: (
      _,
      { payload }: PayloadAction<{ username: string; isAgent: number; isRestricted?: boolean } | null>,
    ) => (payload ? { ...visitor, ...payload, status: 'member' as const } : visitor),
    loggedIn: (_, { payload }: PayloadAction<{ username: string; isAgent: number; isRestricted: boolean }>) => ({
      ...payload,
      status: 'member' as const,
    }),
    accountTypeLearned: (state, { payload }: PayloadAction<number>) => {
      state.isAgent = payload
    },
    /** The gateway's response for a session whose mark was lost. */
    restrictionLearned: (state) => {
      if (state.status === 'member') state.isRestricted = true
    },
    passwordChanged: (state) => {
      state.isRestricted = false
    },
    leaving: (state) => {
      state.isLeaving = true
    },
    loggedOut: () => visitor,
    balanceHeld: (state, { payload }: PayloadAction<string | undefined>) => {
      state.heldSum = payload
    },
  },
})

export const {
  sessionRestored,
  loggedIn,
  accountTypeLearned,
  restrictionLearned,
  passwordChanged,
  leaving,
  loggedOut,
  balanceHeld,
} = sessionSlice.actions
