import { useGameVendorQuery } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { useLanguage } from '@boardwalk/shell/feature'
import { Chip, Rail } from '@boardwalk/ui'
import { vendorsArg } from '../games/queries.ts'
import type { LobbyPath } from './categories.ts'

type Props = { path: LobbyPath; vendor: string | undefined; onVendor: (code: string) => void }

/** The category's game houses as chips. Without them the list still works, so a failure takes nothing but the chips. */
export function VendorRow({ path, vendor, onVendor }: Props) {
  const { t } = useTranslation('game-lobby')
  const { code: language } = useLanguage()
  const { currentData } = useGameVendorQuery(vendorsArg(path, language))
  const vendors = currentData?.list.flatMap((group) => group.vendors) ?? []
  if (vendors.length === 0) return null
  const labels = { previous: t('vendor.previous'), next: t('vendor.next') }
  return (
    <Rail title={t('vendor.label')} isTitleHidden item="content" labels={labels}>
      <Chip isSelected={!vendor} onClick={() => onVendor('')}>
        {t('vendor.all')}
      </Chip>
      {vendors.map(({ vassalage, name }) => (
        <Chip key={vassalage} isSelected={vendor === vassalage} onClick={() => onVendor(vassalage)}>
          {name}
        </Chip>
      ))}
    </Rail>
  )
}
