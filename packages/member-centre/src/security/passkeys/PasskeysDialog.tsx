import { useTranslation } from '@boardwalk/i18n'
import { Modal } from '@boardwalk/ui'
import { useState } from 'react'
import type { DialogProps } from '../dialogs.ts'
import { AddPasskey } from './AddPasskey.tsx'
import { PasskeyList } from './PasskeyList.tsx'
import type { Passkey } from './passkey.ts'
import { RemovePasskey } from './RemovePasskey.tsx'
import { RenamePasskey } from './RenamePasskey.tsx'

type Step = { does: 'list' | 'add' } | { does: 'rename' | 'remove'; passkey: Passkey }

/** The passkeys of the account: a list, and a form for each change of it. */
export function PasskeysDialog({ onClose, onDone }: DialogProps) {
  const { t } = useTranslation(['member-centre', 'ui'])
  const [step, setStep] = useState<Step>({ does: 'list' })
  const back = () => setStep({ does: 'list' })
  if (step.does === 'add') return <AddPasskey onClose={back} onDone={onDone} />
  if (step.does === 'rename') return <RenamePasskey passkey={step.passkey} onClose={back} onDone={back} />
  if (step.does === 'remove') return <RemovePasskey passkey={step.passkey} onClose={back} onDone={onDone} />
  const title = t('securityCenter.passkeys.title')
  return (
    <Modal isOpen onClose={onClose} title={title} closeLabel={t('ui:close')} width={480} delay={0}>
      <PasskeyList
        onAdd={() => setStep({ does: 'add' })}
        onRename={(passkey) => setStep({ does: 'rename', passkey })}
        onRemove={(passkey) => setStep({ does: 'remove', passkey })}
      />
    </Modal>
  )
}
