import { useTranslation } from '@boardwalk/i18n'
import { Modal, type ModalProps } from '@boardwalk/ui'
import { StepUpForm } from './StepUpForm.tsx'
import type { useStepUp } from './use-step-up.ts'

type Props = Pick<ModalProps, 'onClose' | 'title' | 'footer' | 'children' | 'width' | 'delay'> & {
  stepUp: ReturnType<typeof useStepUp>
}

/** A dialog whose action may require a proof first: the proof's form replaces it, and it returns afterwards. */
export function StepUpDialog({ stepUp, onClose, title, footer, children, ...size }: Props) {
  const { t } = useTranslation('dialogs')
  const { waiting } = stepUp
  return (
    <Modal
      isOpen
      onClose={waiting ? stepUp.leave : onClose}
      title={waiting ? t('stepUp.title') : title}
      closeLabel={t('shell:close')}
      footer={!waiting && footer}
      {...size}
    >
      {waiting ? (
        <StepUpForm
          methods={waiting.methods}
          sender={stepUp.sender}
          isBusy={stepUp.isProving}
          error={stepUp.error}
          onProve={(method, code) => void stepUp.prove(method, code)}
          onCancel={stepUp.leave}
        />
      ) : (
        children
      )}
    </Modal>
  )
}
