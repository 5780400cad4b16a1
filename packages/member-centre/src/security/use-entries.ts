import { formatDateTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage } from '@boardwalk/shell/feature'
import {
  BellIcon,
  ClockIcon,
  DownloadIcon,
  GlobeIcon,
  type IconComponent,
  KeyIcon,
  LockIcon,
  LogoutIcon,
  MailIcon,
  PhoneIcon,
  QrIcon,
  RefreshIcon,
  UserIcon,
  WalletIcon,
} from '@boardwalk/ui'
import type { Action, Facts } from './dialogs.ts'

export type Entry = {
  action: Action
  icon: IconComponent
  title: string
  hint: string
  /** Whether this protects the account; absent for an entry that is no protection. */
  isSet?: boolean
}

/** The protections of the account, in the order of the page. A channel without codes only shows its contact. */
export function useEntries(facts: Facts): Entry[] {
  const { brief, mobile, email, channels, passwordChangedAt, recoveryLeft, passkeys } = facts
  const { t } = useTranslation('member-centre')
  const { code } = useLanguage()
  const brand = useBrand()
  const contact = (action: 'mobile' | 'email', icon: IconComponent, value: string | null): Entry[] =>
    channels[action]
      ? [
          {
            ...{ action, icon, title: t(`securityCenter.${action}.title`), isSet: value !== null },
            hint: value ?? t(`securityCenter.${action}.hint`),
          },
        ]
      : []
  const app = { icon: QrIcon, title: t('securityCenter.app.title'), isSet: brief.totp }
  return [
    {
      ...{ action: 'password', icon: LockIcon, title: t('securityCenter.password'), isSet: true },
      hint: t('securityCenter.changed', { time: formatDateTime(passwordChangedAt, code, brand) }),
    },
    {
      ...{ action: 'pay', icon: WalletIcon, title: t('securityCenter.pay.title'), isSet: brief.payPassword },
      hint: t('securityCenter.pay.hint'),
    },
    ...contact('mobile', PhoneIcon, mobile),
    ...contact('email', MailIcon, email),
    ...(brief.totp
      ? [
          { ...app, action: 'appOff' as const, hint: t('securityCenter.app.on') },
          {
            ...{ action: 'app' as const, icon: RefreshIcon, title: t('securityCenter.app.recovery') },
            hint: t('securityCenter.app.recoveryLeft', { count: recoveryLeft }),
          },
        ]
      : [{ ...app, action: 'app' as const, hint: t('securityCenter.app.hint') }]),
    {
      ...{ action: 'passkeys', icon: KeyIcon, title: t('securityCenter.passkeys.title'), isSet: passkeys > 0 },
      hint: passkeys > 0 ? t('securityCenter.passkeys.count', { count: passkeys }) : t('securityCenter.passkeys.hint'),
    },
  ]
}

/** Sessions and sign-ins of the account; a narrow page opens them from its list. */
export function useUseEntries(): Entry[] {
  const { t } = useTranslation(['member-centre', 'dialogs'])
  return [
    {
      ...{ action: 'devices', icon: GlobeIcon, title: t('dialogs:sessions.title') },
      hint: t('securityCenter.devicesHint'),
    },
    {
      ...{ action: 'history', icon: ClockIcon, title: t('securityCenter.history.title') },
      hint: t('securityCenter.history.hint'),
    },
  ]
}

/** The member's own data, and the way out. */
export function useOwnEntries(): Entry[] {
  const { t } = useTranslation('member-centre')
  return [
    { action: 'profile', icon: UserIcon, title: t('profile.title'), hint: t('profile.hint') },
    { action: 'notices', icon: BellIcon, title: t('notices.title'), hint: t('notices.hint') },
    { action: 'data', icon: DownloadIcon, title: t('profile.data.title'), hint: t('profile.data.hint') },
    { action: 'close', icon: LogoutIcon, title: t('profile.close.title'), hint: t('profile.close.hint') },
  ]
}
