import { useTranslation } from '@boardwalk/i18n'
import { Modal, Tabs } from '@boardwalk/ui'
import { type ComponentType, useState } from 'react'
import { useModal } from '../app/use-modal.ts'
import { ForgetTipDialog } from '../dialogs/ForgetTipDialog.tsx'
import { EmailRecovery } from './EmailRecovery.tsx'
import { PhoneRecovery } from './PhoneRecovery.tsx'
import { type RecoveryWay, useRecoveryWays } from './use-recovery-ways.ts'

const forms: Record<RecoveryWay, ComponentType> = { email: EmailRecovery, phone: PhoneRecovery }

/** Recovery of a forgotten password, by mail or by phone, depending on the settings. */
export function RecoveryDialog() {
  const { t } = useTranslation(['access', 'shell'])
  const { close } = useModal()
  const offered = useRecoveryWays()
  // A way that becomes available late does not replace the one in view.
  const [chosen, setWay] = useState(offered[0])
  const way = chosen && offered.includes(chosen) ? chosen : offered[0]
  // Switched off while it was open.
  if (!way) return <ForgetTipDialog />
  return (
    <Modal isOpen onClose={close} title={t('recovery.title')} closeLabel={t('shell:close')} width={420}>
      <Tabs
        label={t('recovery.ways')}
        value={way}
        onChange={setWay}
        tabs={offered.map((id) => ({ id, label: t(`recovery.${id}`) }))}
      >
        {/* Both stay mounted: a change of mind loses nothing. */}
        {offered.map((id) => {
          const Recovery = forms[id]
          return (
            <div key={id} hidden={id !== way}>
              <Recovery />
            </div>
          )
        })}
      </Tabs>
    </Modal>
  )
}
