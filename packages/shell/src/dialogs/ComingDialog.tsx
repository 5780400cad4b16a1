import { useTranslation } from '@boardwalk/i18n'
import { Prompt } from './Prompt.tsx'

/** Referral is switched off (visitor specification §8). */
export function ComingDialog() {
  const { t } = useTranslation('dialogs')
  return <Prompt>{t('coming')}</Prompt>
}
