import { useTranslation } from '@boardwalk/i18n'
import { EmptyState, LinkButton } from '@boardwalk/ui'
import { useLocation } from 'react-router'
import { findRoute } from '../../app/composition.ts'
import { LinkTo } from '../../app/LinkTo.tsx'
import { useComposition } from '../../app/storefront-context.ts'
import { PageTop } from '../PageTop.tsx'

/** An address that people know, of something that this storefront does not offer. Says so, and promises nothing. */
export function AbsentPage() {
  const { t } = useTranslation('site')
  const route = findRoute(useComposition(), useLocation().pathname)
  const name = t(route?.title ?? 'shell:title.notFound')
  return (
    <>
      <PageTop title={name} />
      <EmptyState
        level={2}
        title={t('absent.title', { name })}
        hint={t('absent.hint')}
        action={
          <LinkButton as={LinkTo} to="/">
            {t('shell:notFound.home')}
          </LinkButton>
        }
      />
    </>
  )
}
