import { useUpdateLanguageMutation } from '@boardwalk/api-client'
import { applyResources, useTranslation } from '@boardwalk/i18n'
import { type LanguageCode, languages } from '@boardwalk/i18n/codes'
import { useCallback } from 'react'
import { openGates } from '../app/gates.ts'
import { loadTexts } from '../app/lazy-texts.ts'
import { useShellDispatch, useShellState } from '../app/store.ts'
import { useStorefront } from '../app/storefront-context.ts'
import { languageChanged } from './settings-slice.ts'
import { readLocal, rememberPreference, writeLocal } from './visitor-storage.ts'

/** Under this key a browser remembers that its visitor chose a language; until then the country decides. */
const CHOSEN = 'hisLang'

export const hasChosenLanguage = () => readLocal(CHOSEN) !== null

/** Changes the language in place: loads its chunk, re-labels the page, remembers it and notifies the server. */
export function useChangeLanguage() {
  const { locales, composition } = useStorefront()
  const { i18n } = useTranslation()
  const dispatch = useShellDispatch()
  const [tellServer] = useUpdateLanguageMutation()
  return useCallback(
    async (code: LanguageCode, { isChoice = true } = {}) => {
      // The whole page is about to change, and hydrates in smaller pieces before it does.
      openGates()
      const texts = await Promise.all([locales[code](), loadTexts(code, composition.texts)])
      applyResources(i18n, code, { ...texts[0], ...texts[1] })
      const { bcp47, dir } = languages[code]
      await i18n.changeLanguage(bcp47)
      document.documentElement.lang = bcp47
      document.documentElement.dir = dir
      rememberPreference('lang', code)
      if (isChoice) writeLocal(CHOSEN, code)
      dispatch(languageChanged(code))
      // The preference is already saved here; a server that is away must not undo the visitor's choice.
      void tellServer({ language: code })
    },
    [locales, composition, i18n, dispatch, tellServer],
  )
}

/** The language of the page: platform code, BCP 47 tag, own name, direction, and `change(code)`. */
export function useLanguage() {
  const code = useShellState((state) => state.settings.language)
  const change = useChangeLanguage()
  return { code, ...languages[code], change }
}
