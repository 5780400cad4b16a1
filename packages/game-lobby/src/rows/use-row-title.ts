import type { GameRow } from '@boardwalk/api-client/contract'
import { useTranslation } from '@boardwalk/i18n'

/** The reason of a row, in words. */
export function useRowTitle() {
  const { t } = useTranslation('lobby')
  return ({ row, because }: GameRow) => {
    if (row === 'because') return t('rail.because', { name: because?.displayName ?? '' })
    return t({ continue: 'rail.recent', favourites: 'rail.favourites', new: 'rail.new' }[row])
  }
}
