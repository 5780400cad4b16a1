import type { Theme } from '@boardwalk/api-client/contract'
import type { LanguageCode } from '@boardwalk/i18n/codes'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type SettingsState = {
  language: LanguageCode
  theme: Theme
  merchantCode: string
  isBalanceHidden: boolean
  /** Fewer bytes: banners and decoration are left out. */
  savesData: boolean
}

export const settingsSlice = createSlice({
  name: 'settings',
  initialState: {
    language: 'EN',
    theme: 'light',
    merchantCode: '',
    isBalanceHidden: false,
    savesData: false,
  } as SettingsState,
  reducers: {
    languageChanged: (state, { payload }: PayloadAction<LanguageCode>) => {
      state.language = payload
    },
    themeChanged: (state, { payload }: PayloadAction<Theme>) => {
      state.theme = payload
    },
    balanceHidden: (state, { payload }: PayloadAction<boolean>) => {
      state.isBalanceHidden = payload
    },
    dataSaverSet: (state, { payload }: PayloadAction<boolean>) => {
      state.savesData = payload
    },
  },
})

export const { languageChanged, themeChanged, balanceHidden, dataSaverSet } = settingsSlice.actions
