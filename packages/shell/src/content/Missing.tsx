import { useTranslation } from '@boardwalk/i18n'
import { EmptyState, LinkButton } from '@boardwalk/ui'
import { LinkTo } from '../app/LinkTo.tsx'

/** Something that an address named and that is not there (any more), with the way back to where the others are. */
export function Missing({ back, backLabel }: { back: string; backLabel: string }) {
  const { t } = useTranslation('pages')
  return (
    <EmptyState
      level={1}
      title={t('missing.title')}
      hint={t('missing.hint')}
      action={
        <LinkButton as={LinkTo} to={back}>
          {backLabel}
        </LinkButton>
      }
    />
  )
}
