import { useGameMenusQuery } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { Button, Container, EmptyState, ErrorState, VisuallyHidden } from '@boardwalk/ui'
import { useShellState } from '../../app/store.ts'
import { useModal } from '../../app/use-modal.ts'
import { useSession } from '../../session/use-session.ts'
import { hasSportsVendor } from '../../site/has-vendor.ts'
import { menusArg } from '../../site/queries.ts'
import { useErrorText } from '../../site/use-error-text.ts'
import { useVendorName } from '../../site/use-vendor-name.ts'
import { PageSkeleton } from '../../status/PageSkeleton.tsx'
import { NotFoundPage } from '../NotFoundPage.tsx'
import { useFbLaunch } from './use-fb-launch.ts'
import { VendorFrame } from './VendorFrame.tsx'

const VENDOR = 'FB'

/** The sports vendor's own page; there is none while no sports vendor has the code FB. */
export function FbSportsPage() {
  const language = useShellState((state) => state.settings.language)
  const { data } = useGameMenusQuery(menusArg(language))
  const { isReady, isLoggedIn } = useSession()
  if (!hasSportsVendor(data, VENDOR)) return <NotFoundPage />
  if (!isReady || !data) return <PageSkeleton />
  return isLoggedIn ? <Sports /> : <SignInFirst />
}

/** Every launch needs a session (visitor specification §4). */
function SignInFirst() {
  const { t } = useTranslation('pages')
  const { open } = useModal()
  const name = useVendorName()(VENDOR)
  return (
    <Container>
      <VisuallyHidden as="h1">{name}</VisuallyHidden>
      <EmptyState
        level={2}
        title={t('frames.signIn')}
        action={<Button onClick={() => open({ kind: 'login' })}>{t('shell:login.open')}</Button>}
      />
    </Container>
  )
}

function Sports() {
  const { t } = useTranslation('pages')
  const errorText = useErrorText()
  const name = useVendorName()(VENDOR)
  const { launch, error, retry } = useFbLaunch()
  if (error) {
    return (
      <Container>
        <VisuallyHidden as="h1">{name}</VisuallyHidden>
        <ErrorState
          level={2}
          title={t('frames.failed')}
          hint={errorText(error)}
          retryLabel={t('shell:tryAgain')}
          onRetry={retry}
        />
      </Container>
    )
  }
  if (!launch?.url) return <PageSkeleton />
  return (
    <>
      <VisuallyHidden as="h1">{name}</VisuallyHidden>
      <VendorFrame src={launch.url} title={name} {...launch.frame} />
    </>
  )
}
