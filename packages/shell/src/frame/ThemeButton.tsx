import { useTranslation } from '@boardwalk/i18n'
import { IconButton, MoonIcon, SunIcon } from '@boardwalk/ui'
import { useTheme } from '../settings/use-theme.ts'

/** Light or dark, at once. */
export function ThemeButton() {
  const { t } = useTranslation('shell')
  const { theme, toggle } = useTheme()
  return (
    <IconButton label={t(theme === 'dark' ? 'theme.toLight' : 'theme.toDark')} onClick={toggle}>
      {theme === 'dark' ? <SunIcon size={20} /> : <MoonIcon size={20} />}
    </IconButton>
  )
}
