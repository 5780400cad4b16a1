import { useTranslation } from '@boardwalk/i18n'
import { IconButton, SearchIcon } from '@boardwalk/ui'
import { useComposition } from '../app/storefront-context.ts'
import { useSearch } from '../app/use-modal.ts'

/** Opens the search that a feature brings; absent without one. */
export function SearchButton() {
  const { t } = useTranslation('shell')
  const { slots } = useComposition()
  const { open } = useSearch()
  if (slots.search.length === 0) return null
  return (
    <IconButton label={t('nav.search')} aria-keyshortcuts="/" onClick={open}>
      <SearchIcon size={20} />
    </IconButton>
  )
}
