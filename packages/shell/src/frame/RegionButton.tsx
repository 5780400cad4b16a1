import { useTranslation } from '@boardwalk/i18n'
import { useBrand } from '../app/storefront-context.ts'
import { useModal } from '../app/use-modal.ts'
import { useCountryName } from '../site/use-country-name.ts'
import { BarButton } from './BarButton.tsx'

/** The region that this storefront serves; opens the region selector. */
export function RegionButton() {
  const { t } = useTranslation('shell')
  const { country } = useBrand()
  const name = useCountryName()
  const { open } = useModal()
  return (
    <BarButton aria-haspopup="dialog" title={t('region.choose')} onClick={() => open({ kind: 'region' })}>
      <span aria-hidden="true">{country}</span>
      {name}
    </BarButton>
  )
}
