import type { Friend } from '@boardwalk/api-client'
import { formatDateTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage, useMoney } from '@boardwalk/shell/feature'

/** Date of a friend's registration, and the rewards for it. */
export function useFriendWords(need: string) {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const brand = useBrand()
  const { code } = useLanguage()
  return {
    joined: ({ registeredAt }: Friend) => formatDateTime(registeredAt, code, brand),
    reward: ({ reward }: Friend) => (reward === null ? t('referral.waiting', { need }) : money(reward)),
  }
}
