import { formatCount, useTranslation } from '@boardwalk/i18n'
import { Pagination } from '@boardwalk/ui'

type Props = {
  page: number
  totalPages: number
  onPage: (page: number) => void
  /** Name of a list within another one, which has pages too. */
  of?: string
}

/** Moves between the pages of a list, in the reader's words. */
export function PageNumbers({ of, ...props }: Props) {
  const { t } = useTranslation('ui')
  const page = (number: number) => t('page', { page: formatCount(number) })
  const labels = {
    region: of ? t('pagesOf', { name: of }) : t('pages'),
    previous: t('previous'),
    next: t('next'),
    page,
  }
  return <Pagination {...props} labels={labels} formatPage={formatCount} />
}
