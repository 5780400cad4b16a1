import { useTranslation } from '@boardwalk/i18n'
import { EmptyState, LinkButton } from '@boardwalk/ui'
import { LinkTo } from '../app/LinkTo.tsx'

export function NotFoundPage() {
  const { t } = useTranslation('shell')
  return (
    <EmptyState
      level={1}
      title={t('notFound.title')}
      hint={t('notFound.hint')}
      action={
        <LinkButton as={LinkTo} to="/">
          {t('notFound.home')}
        </LinkButton>
      }
    />
  )
}
