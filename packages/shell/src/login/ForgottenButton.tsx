import { useTranslation } from '@boardwalk/i18n'
import { useLater } from '../app/use-later.ts'
import { useModal } from '../app/use-modal.ts'
import type { UseAction } from '../feature-contract.ts'
import { TextButton } from './TextButton.tsx'

const useNothing: UseAction = () => null

/** Leads to a new password where a feature has a way there, and otherwise to those who can help. */
export function ForgottenButton() {
  const [useAction] = useLater().forgotten
  // Another hook is another component.
  return <Button key={useAction ? 'own' : 'none'} useAction={useAction ?? useNothing} />
}

function Button({ useAction }: { useAction: UseAction }) {
  const { t } = useTranslation('access')
  const { open } = useModal()
  const act = useAction()
  return (
    <TextButton type="button" onClick={act ?? (() => open({ kind: 'forgetTip' }))}>
      {t('recovery.open')}
    </TextButton>
  )
}
