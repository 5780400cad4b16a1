import { useTranslation } from '@boardwalk/i18n'
import { Text } from '@boardwalk/ui'
import { useBrand } from '../../app/storefront-context.ts'
import { Disclosure } from '../Disclosure.tsx'

/** The terms are part of the storefront: an account is opened on them whatever the help articles hold. */
export function Terms() {
  const { t } = useTranslation('shell')
  const { name, minimumAge } = useBrand()
  return (
    <Disclosure open>
      <summary>{t('help.topics.terms')}</summary>
      <Text>{t('help.terms', { name, age: minimumAge })}</Text>
    </Disclosure>
  )
}
