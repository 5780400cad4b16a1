import { useTranslation } from '@boardwalk/i18n'
import { Prompt } from './Prompt.tsx'

/** Shown for features that need an account, in a storefront without the sign-in. */
export function NoSignInDialog() {
  const { t } = useTranslation('dialogs')
  return <Prompt>{t('noSignIn')}</Prompt>
}
