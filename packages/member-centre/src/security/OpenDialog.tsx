import { useTranslation } from '@boardwalk/i18n'
import { AvatarDialog, SessionsDialog } from '@boardwalk/shell/account'
import { Modal } from '@boardwalk/ui'
import { type ComponentType, lazy, Suspense } from 'react'
import type { Action, DialogProps } from './dialogs.ts'
import { History } from './History.tsx'

const contact = () => import('./ContactDialog.tsx')

/** The code of a form loads with its first opening. */
const dialogs: Record<Action, ComponentType<DialogProps>> = {
  password: lazy(async () => ({ default: (await import('./PasswordDialog.tsx')).PasswordDialog })),
  pay: lazy(async () => ({ default: (await import('./pay/PayPasswordDialog.tsx')).PayPasswordDialog })),
  payReset: lazy(async () => ({ default: (await import('./pay/PayReset.tsx')).PayReset })),
  mobile: lazy(async () => ({ default: (await contact()).MobileDialog })),
  email: lazy(async () => ({ default: (await contact()).EmailDialog })),
  app: lazy(async () => ({ default: (await import('./AppDialog.tsx')).AppDialog })),
  appOff: lazy(async () => ({ default: (await import('./AppOffDialog.tsx')).AppOffDialog })),
  passkeys: lazy(async () => ({ default: (await import('./passkeys/PasskeysDialog.tsx')).PasskeysDialog })),
  avatar: ({ onClose }) => <AvatarDialog onClose={onClose} />,
  devices: ({ onClose }) => <SessionsDialog onClose={onClose} />,
  history: HistoryDialog,
  profile: lazy(async () => ({ default: (await import('../profile/ProfileDialog.tsx')).ProfileDialog })),
  notices: lazy(async () => ({ default: (await import('./NoticesDialog.tsx')).NoticesDialog })),
  data: lazy(async () => ({ default: (await import('../profile/DataDialog.tsx')).DataDialog })),
  close: lazy(async () => ({ default: (await import('../profile/CloseDialog.tsx')).CloseDialog })),
}

/** The dialog that an entry of the page opens. */
export function OpenDialog({ action, ...props }: DialogProps & { action: Action }) {
  const Dialog = dialogs[action]
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  )
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
