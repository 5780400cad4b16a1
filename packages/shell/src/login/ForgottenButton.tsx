import { useTranslation } from '@boardwalk/i18n'
import { useEffect, useState } from 'react'
import { noParts } from '../app/lazy-parts.ts'
import { useLazyParts } from '../app/use-lazy-parts.ts'
import { useModal } from '../app/use-modal.ts'
import type { UseAction } from '../feature-contract.ts'
import { TextButton } from './TextButton.tsx'

const useNothing: UseAction = () => null

/** Link to the recovery of a password where a feature has it, and otherwise to customer service. */
export function ForgottenButton() {
  const { t } = useTranslation('access')
  const parts = useLazyParts()
  const [isPressed, setPressed] = useState(false)
  const [useAction = useNothing] = parts.forgotten
  return (
    <>
      <TextButton type="button" aria-busy={isPressed} onClick={() => setPressed(true)}>
        {t('recovery.open')}
      </TextButton>
      {/* The features' recovery ways arrive late; a press before that waits for them. */}
      {isPressed && parts !== noParts && <Lead useAction={useAction} onDone={() => setPressed(false)} />}
    </>
  )
}

/** Takes the way once, however often it renders. */
function Lead({ useAction, onDone }: { useAction: UseAction; onDone: () => void }) {
  const { open } = useModal()
  const act = useAction() ?? (() => open({ kind: 'forgetTip' }))
  useEffect(() => {
    onDone()
    act()
  }, [])
  return null
}
