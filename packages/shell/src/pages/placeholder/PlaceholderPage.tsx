import { useTranslation } from '@boardwalk/i18n'
import { Button, EmptyState, LinkButton, Skeleton } from '@boardwalk/ui'
import { useLocation } from 'react-router'
import { findRoute } from '../../app/composition.ts'
import { LinkTo } from '../../app/LinkTo.tsx'
import { noParts } from '../../app/lazy-parts.ts'
import { useComposition } from '../../app/storefront-context.ts'
import { useLazyParts } from '../../app/use-lazy-parts.ts'
import { useOverlay } from '../../overlays/use-overlay.ts'
import { PageSkeleton } from '../../status/PageSkeleton.tsx'
import { PageTop } from '../PageTop.tsx'

/**
 * The address of the points mall, which is a menu of a feature. Without such a feature, the page reports that it does
 * not exist; until the features' later parts have loaded, it waits.
 */
export function PlaceholderPage() {
  const { t } = useTranslation('site')
  const route = findRoute(useComposition(), useLocation().pathname)
  const name = t(route?.title ?? 'shell:title.notFound')
  const isKnown = useLazyParts() !== noParts
  const open = useOverlay().toShortcut('mall')
  return (
    <>
      <PageTop title={name} />
      {!isKnown && (
        <PageSkeleton>
          <Skeleton $height="8rem" />
        </PageSkeleton>
      )}
      {isKnown && open && (
        <EmptyState
          level={2}
          title={t('mall.title')}
          hint={t('mall.hint')}
          action={<Button onClick={open}>{t('mall.open')}</Button>}
        />
      )}
      {isKnown && !open && <NotOffered name={name} />}
    </>
  )
}

function NotOffered({ name }: { name: string }) {
  const { t } = useTranslation('site')
  return (
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
  )
}
