import { useTranslation } from '@boardwalk/i18n'
import { Text } from '@boardwalk/ui'
import { LinkTo } from '../../app/LinkTo.tsx'

/** The way to the terms: one text, with a version and a date, is what registration and the footer lead to. */
export function Terms() {
  const { t } = useTranslation('shell')
  return (
    <Text>
      <LinkTo to="/terms">{t('title.terms')}</LinkTo>
    </Text>
  )
}
