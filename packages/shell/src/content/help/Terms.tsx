import { useTranslation } from '@boardwalk/i18n'
import { Text } from '@boardwalk/ui'
import { LinkTo } from '../../app/LinkTo.tsx'

/** Link to the terms. Registration and the footer link to the same text, with a version and a date. */
export function Terms() {
  const { t } = useTranslation('shell')
  return (
    <Text>
      <LinkTo to="/terms">{t('title.terms')}</LinkTo>
    </Text>
  )
}
