import { useTranslation } from '@boardwalk/i18n'
import { Notice } from '@boardwalk/ui'
import type { ReactNode } from 'react'

/** Long enough to recognise a code; an address can contain any text. */
const SHOWN = 32

type Props = { codes: readonly string[]; onDismiss: () => void; action?: ReactNode }

/** Shows that the invitation of a link is not valid, and that registration is possible all the same. */
export function DeadLink({ codes, onDismiss, action }: Props) {
  const { t } = useTranslation('registration')
  if (codes.length === 0) return null
  const code = codes.map((each) => each.slice(0, SHOWN)).join(', ')
  return (
    <Notice tone="warning" action={action} onDismiss={onDismiss} dismissLabel={t('shell:toast.dismiss')}>
      {t('deadLink', { code })}
    </Notice>
  )
}
