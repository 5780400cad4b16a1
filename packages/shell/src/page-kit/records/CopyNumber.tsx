import { useTranslation } from '@boardwalk/i18n'
import { CopyButton } from '@boardwalk/ui'

/** Copies a reference number for customer service. */
export function CopyNumber({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('page-kit')
  const labels = { copy: label, copied: t('copied'), refused: t('copyRefused') }
  return <CopyButton size="small" text={text} labels={labels} />
}
