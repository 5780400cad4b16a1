import { useTranslation } from '@boardwalk/i18n'

const plain = (code: string) => {
  const words = code.replaceAll('-', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** Text of a feature's short name; one without a text is shown as its name. */
export function useFeatureName() {
  const { t, i18n } = useTranslation('lobby')
  return (code: string) => (i18n.exists(`lobby:feature.${code}`) ? t(`feature.${code}`) : plain(code))
}
