import { useTranslation } from '@boardwalk/i18n'
import {
  Button,
  ChatIcon,
  DownloadIcon,
  GiftIcon,
  type IconComponent,
  LinkButton,
  LockIcon,
  MailIcon,
  PhoneIcon,
  ShareIcon,
  ShieldIcon,
  UsersIcon,
  WalletIcon,
} from '@boardwalk/ui'
import { hasPage } from '../app/composition.ts'
import { LinkTo } from '../app/LinkTo.tsx'
import { useComposition } from '../app/storefront-context.ts'
import { useCentre } from '../app/use-centre.ts'
import { useModal } from '../app/use-modal.ts'
import { useShare } from '../frame/use-share.ts'
import { useSession } from '../session/use-session.ts'
import { useFeature } from '../site/use-feature.ts'
import { useSupport } from '../support/use-support.ts'

type RowProps = { icon: IconComponent; label: string; onClick: () => void }

const Row = ({ icon: Icon, label, onClick }: RowProps) => (
  <Button variant="ghost" isFullWidth icon={<Icon size={20} />} onClick={onClick}>
    {label}
  </Button>
)

/** Pages of the centres that features bring, and what every account has. */
export function MemberRows() {
  const { t } = useTranslation('shell')
  const { to } = useCentre()
  const deposit = to('member', 'depositv2')
  const security = to('member', 'securityCenter')
  const messages = to('member', 'messageV2')
  const agent = to('agent', 'agentTeamOverview')
  const { isTrial } = useSession()
  const { open } = useModal()
  return (
    <>
      {deposit && <Row icon={WalletIcon} label={t('account.deposit')} onClick={deposit} />}
      {security && <Row icon={ShieldIcon} label={t('account.security')} onClick={security} />}
      {messages && <Row icon={MailIcon} label={t('account.messages')} onClick={messages} />}
      {agent && <Row icon={UsersIcon} label={t('account.agent')} onClick={agent} />}
      {!isTrial && (
        <Row icon={LockIcon} label={t('dialogs:sessions.open')} onClick={() => open({ kind: 'sessions' })} />
      )}
    </>
  )
}

/** What a wide screen has in its side bar. */
export function ShortcutRows() {
  const { t } = useTranslation('dialogs')
  const composition = useComposition()
  const { open, close } = useModal()
  const support = useSupport()
  const share = useShare()
  const hasChat = useFeature('chat')
  return (
    <>
      <Row icon={GiftIcon} label={t('activity.open')} onClick={() => open({ kind: 'activity' })} />
      {hasChat && <Row icon={ChatIcon} label={t('chat.open')} onClick={() => open({ kind: 'chat' })} />}
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
    </>
  )
}
