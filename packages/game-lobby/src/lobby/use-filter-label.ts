import type { Facets } from '@boardwalk/api-client/contract'
import { useTranslation } from '@boardwalk/i18n'
import { useMoney, useVendorName } from '@boardwalk/shell/feature'
import { useFeatureName } from '../sheet/use-feature-name.ts'
import type { FilterName } from './filters.ts'

/** Label of a choice. Choices that only the platform knows, such as themes, have a label in the response. */
export function useFilterLabel(facets?: Facets) {
  const { t } = useTranslation('lobby')
  const money = useMoney()
  const vendorName = useVendorName()
  const featureName = useFeatureName()
  const labels: Record<FilterName, (code: string) => string> = {
    vendor: vendorName,
    classify: (code) => t(`classify.${code}`),
    minBet: money,
    volatility: (code) => t(`volatility.${code}`),
    rtpBand: (code) => t(`rtpBand.${code}`),
    theme: (code) => facets?.theme.find((choice) => choice.code === code)?.label ?? code,
    feature: featureName,
    flag: (code) => t(`flag.${code}`),
  }
  return (name: FilterName, code: string) => labels[name](code)
}
