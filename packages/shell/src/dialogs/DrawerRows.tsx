import { useTranslation } from '@boardwalk/i18n'
import {
  Button,
  DownloadIcon,
  GiftIcon,
  type IconComponent,
  LinkButton,
  LockIcon,
  PhoneIcon,
  ShareIcon,
} from '@boardwalk/ui'
import { useEffect } from 'react'
import { hasPage } from '../app/composition.ts'
import { LinkTo } from '../app/LinkTo.tsx'
import { useComposition } from '../app/storefront-context.ts'
import { useLazyParts } from '../app/use-lazy-parts.ts'
import { useModal } from '../app/use-modal.ts'
import type { ShortcutEntry } from '../feature-contract.ts'
import { useShare } from '../frame/use-share.ts'
import { OverlayFrame } from '../overlays/overlay-frame.ts'
import { useOverlay } from '../overlays/use-overlay.ts'
import { useSession } from '../session/use-session.ts'
import { useSupport } from '../support/use-support.ts'

type RowProps = { icon: IconComponent; label: string; onClick: () => void }

const Row = ({ icon: Icon, label, onClick }: RowProps) => (
  <Button variant="ghost" isFullWidth icon={<Icon size={20} />} onClick={onClick}>
    {label}
  </Button>
)

/** Pages of overlays that have an entry here, and the sessions of the account. */
export function MemberRows() {
  const { t } = useTranslation()
  const { accountEntries } = useOverlay()
  const { isTrial } = useSession()
  const { open } = useModal()
  // A failure is reported by the overlay itself, which tries again.
  useEffect(() => void OverlayFrame.preload().catch(() => undefined), [])
  return (
    <>
      {accountEntries.map(({ id, label, icon, open }) => (
        <Row key={id} icon={icon} label={t(label)} onClick={open} />
      ))}
      {!isTrial && (
        <Row icon={LockIcon} label={t('dialogs:sessions.open')} onClick={() => open({ kind: 'sessions' })} />
      )}
    </>
  )
}

/** The entries that a wide screen has in its side bar. */
export function ShortcutRows() {
  const { t } = useTranslation('dialogs')
  const composition = useComposition()
  const { open, close } = useModal()
  const support = useSupport()
  const share = useShare()
  const { shortcuts } = useLazyParts()
  return (
    <>
      {hasPage(composition, '/promotions') && (
        <Row icon={GiftIcon} label={t('activity.open')} onClick={() => open({ kind: 'activity' })} />
      )}
      {share && <Row icon={ShareIcon} label={t('share')} onClick={share} />}
      {hasPage(composition, '/down') && (
        <LinkButton
          as={LinkTo}
          to="/down"
          variant="ghost"
          isFullWidth
          icon={<DownloadIcon size={20} />}
          onClick={close}
        >
          {t('download.page')}
        </LinkButton>
      )}
      <Row icon={PhoneIcon} label={t('shell:customerService')} onClick={support.open} />
      {shortcuts.map(({ key, ...entry }) => (
        <Shortcut key={key} {...entry} />
      ))}
    </>
  )
}

function Shortcut({ label, icon, useAction }: Omit<ShortcutEntry, 'key'>) {
  const { t } = useTranslation()
  const act = useAction()
  return act && <Row icon={icon} label={t(label)} onClick={act} />
}
