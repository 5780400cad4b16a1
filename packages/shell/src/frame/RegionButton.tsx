import { countryIn, useTranslation } from '@boardwalk/i18n'
import { useBrand } from '../app/storefront-context.ts'
import { useModal } from '../app/use-modal.ts'
import { useLanguage } from '../settings/use-language.ts'
import { BarButton } from './BarButton.tsx'

/** The region that this storefront serves; opens the region selector. */
export function RegionButton() {
  const { t } = useTranslation('shell')
  const { country } = useBrand()
  const { code } = useLanguage()
  const { open } = useModal()
  return (
    <BarButton aria-haspopup="dialog" title={t('region.choose')} onClick={() => open({ kind: 'region' })}>
      <span aria-hidden="true">{country}</span>
      {countryIn(country, code)}
    </BarButton>
  )
}
