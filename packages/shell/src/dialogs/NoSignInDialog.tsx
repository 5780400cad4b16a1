import { useTranslation } from '@boardwalk/i18n'
import { Prompt } from './Prompt.tsx'

/** In place of what needs an account, in a storefront without the sign-in. */
export function NoSignInDialog() {
  const { t } = useTranslation('dialogs')
  return <Prompt>{t('noSignIn')}</Prompt>
}
