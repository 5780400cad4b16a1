import { useTranslation } from '@boardwalk/i18n'
import { isLanguageCode, languages } from '@boardwalk/i18n/codes'
import { Select, Stack, Switch } from '@boardwalk/ui'
import { DataSaverSwitch } from '../settings/DataSaverSwitch.tsx'
import { useLanguage } from '../settings/use-language.ts'
import { useOfferedLanguages } from '../settings/use-offered-languages.ts'
import { useTheme } from '../settings/use-theme.ts'

/** Language and theme, for the phone. */
export function DrawerPreferences() {
  const { t } = useTranslation('shell')
  const { code, change } = useLanguage()
  const { theme, toggle } = useTheme()
  const offered = useOfferedLanguages()
  return (
    <Stack $gap="2">
      <Select
        label={t('language.choose')}
        value={code}
        options={offered.map((value) => ({ value, label: languages[value].name }))}
        onChange={({ target }) => isLanguageCode(target.value) && void change(target.value)}
      />
      <Switch label={t('theme.dark')} checked={theme === 'dark'} onChange={toggle} />
      <DataSaverSwitch />
    </Stack>
  )
}
