import { useTranslation } from '@boardwalk/i18n'
import { useEffect, useState } from 'react'
import { noParts } from '../app/lazy-parts.ts'
import { useLazyParts } from '../app/use-lazy-parts.ts'
import { useModal } from '../app/use-modal.ts'
import type { UseAction } from '../feature-contract.ts'
import { TextButton } from './TextButton.tsx'

const useNothing: UseAction = () => null

/** Leads to a new password where a feature has a way there, and otherwise to those who can help. */
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
      {/* Features say only now which way there is; a press before that waits for them. */}
      {isPressed && parts !== noParts && <Lead useAction={useAction} onDone={() => setPressed(false)} />}
    </>
  )
}

/** Takes the way once, whatever renders meanwhile. */
function Lead({ useAction, onDone }: { useAction: UseAction; onDone: () => void }) {
  const { open } = useModal()
  const act = useAction() ?? (() => open({ kind: 'forgetTip' }))
  useEffect(() => {
    onDone()
    act()
  }, [])
  return null
}
