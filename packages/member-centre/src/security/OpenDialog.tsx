import { useTranslation } from '@boardwalk/i18n'
import { SessionsDialog } from '@boardwalk/shell/account'
import { Modal } from '@boardwalk/ui'
import type { ComponentType } from 'react'
import { AppDialog } from './AppDialog.tsx'
import { AppOffDialog } from './AppOffDialog.tsx'
import { ContactDialog } from './ContactDialog.tsx'
import type { Action, DialogProps } from './dialogs.ts'
import { History } from './History.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { PayPasswordDialog } from './PayPasswordDialog.tsx'

const dialogs: Record<Action, ComponentType<DialogProps>> = {
  password: PasswordDialog,
  pay: PayPasswordDialog,
  mobile: (props) => <ContactDialog {...props} channel="mobile" />,
  email: (props) => <ContactDialog {...props} channel="email" />,
  app: AppDialog,
  appOff: AppOffDialog,
  devices: ({ onClose }) => <SessionsDialog onClose={onClose} />,
  history: HistoryDialog,
}

/** What an entry of the page opens. */
export function OpenDialog({ action, ...props }: DialogProps & { action: Action }) {
  const Dialog = dialogs[action]
  return <Dialog {...props} />
}

function HistoryDialog({ onClose }: DialogProps) {
  const { t } = useTranslation(['member-centre', 'ui'])
  const title = t('securityCenter.history.title')
  return (
    <Modal isOpen onClose={onClose} title={title} closeLabel={t('ui:close')} width={480} delay={0}>
      <History isTitled={false} />
    </Modal>
  )
}
