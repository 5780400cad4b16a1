import { useTranslation } from '@boardwalk/i18n'
import { Button, Modal, Text } from '@boardwalk/ui'
import { useModal } from '../app/use-modal.ts'
import { useSupport } from '../support/use-support.ts'

/** Refers to customer service where neither e-mail nor phone recovers a password. */
export function ForgetTipDialog() {
  const { t } = useTranslation('dialogs')
  const { close } = useModal()
  const support = useSupport()
  return (
    <Modal
      isOpen
      onClose={close}
      title={t('forgetTip.title')}
      closeLabel={t('shell:close')}
      width={400}
      footer={
        <Button isBusy={support.isOpening} onClick={support.open}>
          {t('shell:customerService')}
        </Button>
      }
    >
      <Text>{t('forgetTip.text')}</Text>
    </Modal>
  )
}
