import { useTranslation } from '@boardwalk/i18n'
import { CopyButton } from '@boardwalk/ui'

/** Copies a number that customer service asks for. */
export function CopyNumber({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('member-centre')
  const labels = { copy: label, copied: t('copied'), refused: t('copyRefused') }
  return <CopyButton size="small" text={text} labels={labels} />
}
