import { useTranslation } from '@boardwalk/i18n'
import { AlertDialog } from '@boardwalk/ui'
import type { ReactNode } from 'react'
import { useModal } from '../app/use-modal.ts'

/** One sentence that a visitor confirms, under the specification's title. */
export function Prompt({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell')
  const { close } = useModal()
  return (
    <AlertDialog isOpen title={t('in_popup_prompt')} confirmLabel={t('in_increase_submit')} onConfirm={close}>
      {children}
    </AlertDialog>
  )
}
