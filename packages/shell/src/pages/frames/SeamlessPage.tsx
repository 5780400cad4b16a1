import { useTranslation } from '@boardwalk/i18n'
import { Container, EmptyState, LinkButton, VisuallyHidden } from '@boardwalk/ui'
import { useSearchParams } from 'react-router'
import { LinkTo } from '../../app/LinkTo.tsx'
import { usePermission } from '../../site/use-permission.ts'
import { PageSkeleton } from '../../status/PageSkeleton.tsx'
import { launchAddress } from './launch-address.ts'
import { VendorFrame } from './VendorFrame.tsx'

/** A game that a vendor serves as a whole page, at the launch address in `?url=`. */
export function SeamlessPage() {
  const { t } = useTranslation('site')
  const [params] = useSearchParams()
  const origins = usePermission()?.info.launchGameCDNs
  const wanted = params.get('url')
  if (wanted && !origins) return <PageSkeleton />
  const src = launchAddress(wanted, origins ?? [])
  if (src === null) {
    return (
      <Container>
        <VisuallyHidden as="h1">{t('shell:title.game')}</VisuallyHidden>
        <EmptyState
          level={2}
          title={t('frames.none')}
          hint={t('frames.noneHint')}
          action={
            <LinkButton as={LinkTo} to="/">
              {t('shell:notFound.home')}
            </LinkButton>
          }
        />
      </Container>
    )
  }
  return (
    <>
      <VisuallyHidden as="h1">{t('shell:title.game')}</VisuallyHidden>
      <VendorFrame src={src} title={t('shell:title.game')} />
    </>
  )
}
