import { useTranslation } from '@boardwalk/i18n'
import { languages } from '@boardwalk/i18n/codes'
import { ChevronDownIcon, GlobeIcon, Menu, MenuItem } from '@boardwalk/ui'
import { useHydrated } from '../app/use-hydrated.ts'
import { useLanguage } from '../settings/use-language.ts'
import { useOfferedLanguages } from '../settings/use-offered-languages.ts'
import { BarButton } from './BarButton.tsx'

/** Each language under its own name. */
export function LanguageMenu() {
  const { t } = useTranslation('shell')
  const { code, short, name, change } = useLanguage()
  const isHydrated = useHydrated()
  const offered = useOfferedLanguages()
  return (
    <Menu
      label={t('language.choose')}
      trigger={(props) => (
        // The name begins with the visible text, for voice control.
        <BarButton {...props} aria-label={`${short} ${t('language.current', { name })}`}>
          <GlobeIcon size={18} />
          {short}
          <ChevronDownIcon size={16} />
        </BarButton>
      )}
    >
      {isHydrated &&
        offered.map((each) => (
          <MenuItem
            key={each}
            lang={languages[each].bcp47}
            isSelected={each === code}
            onClick={() => void change(each)}
          >
            {languages[each].name}
          </MenuItem>
        ))}
    </Menu>
  )
}
