import { useTranslation } from '@boardwalk/i18n'
import { Modal } from '@boardwalk/ui'
import { useBrand } from '../app/storefront-context.ts'
import { useModal } from '../app/use-modal.ts'
import { RegisterContent } from './RegisterContent.tsx'

/** The form of the register page over any open page. */
export function RegisterDialog() {
  const { t } = useTranslation('registration')
  const { close } = useModal()
  const { name } = useBrand()
  return (
    <Modal isOpen onClose={close} title={t('title', { name })} closeLabel={t('shell:close')} width={520}>
      <RegisterContent isInDialog />
    </Modal>
  )
}
