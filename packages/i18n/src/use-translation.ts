import { useContext, useSyncExternalStore } from 'react'
import { I18nContext, useTranslation as useLibrary } from 'react-i18next'

/** The library's own subscription renders for another language; this one only reads. */
const never = () => () => undefined

/**
 * The library's hook. A part of the page that hydrates after the language was changed first renders the language that
 * the server wrote it in, and then the new one: React compares the first render with the server's.
 */
export const useTranslation = ((namespaces, options) => {
  const i18n = useContext(I18nContext)?.i18n
  const language = () => i18n?.language
  const lng = useSyncExternalStore(never, language, () => i18n?.options.lng)
  return useLibrary(namespaces, lng === undefined ? options : { ...options, lng })
}) as typeof useLibrary
