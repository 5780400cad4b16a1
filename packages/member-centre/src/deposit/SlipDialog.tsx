import type { ApiError, Endpoints, Input } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { useErrorText } from '@boardwalk/shell/feature'
import { WriteDialog } from '@boardwalk/shell/page-kit'
import { usePaidWrite, type Write } from '@boardwalk/shell/write'
import { Button, Text } from '@boardwalk/ui'
import { ProofField } from '../withdraw/ProofField.tsx'
import { useProofs } from '../withdraw/use-proofs.ts'
import type { Deposited } from './types.ts'

type Props = {
  refNo: string
  isOpen: boolean
  write: Write<Input<Endpoints['sendSlip']>, Deposited>
  onClose: () => void
}

/** Sends a picture of the payment slip: the picture first, and then, once confirmed, that it is the slip. */
export function SlipDialog({ refNo, isOpen, write: sent, onClose }: Props) {
  const { t } = useTranslation(['member-centre', 'network'])
  const errorText = useErrorText()
  const proofs = useProofs({ of: 'deposit', id: refNo })
  const [slip] = proofs.ids
  const { write, isTried } = usePaidWrite(sent, slip !== undefined)
  const refusal = (error: ApiError) => (error.code === 'FILE_COUNT' ? t('depositv2.slip.noMore') : errorText(error))
  // After a reload the picture is gone from the page, but the gateway has it.
  const isFollowed = write.phase === 'unknown' || write.phase === 'checking'
  return (
    <WriteDialog
      {...{ isOpen, onClose, write, refusal }}
      body={{ refNo, slip: slip ?? '' }}
      title={t('depositv2.slip.title')}
      confirmLabel={t('depositv2.slip.send')}
      done={(made) => t('depositv2.slip.sent', { refNo: made.refNo })}
    >
      {(body) => (
        <>
          <Text>{t('depositv2.slip.ask', { refNo: body.refNo })}</Text>
          {!isFollowed && (
            <ProofField
              isSingle
              isRequired
              label={t('depositv2.slip.title')}
              proofs={proofs}
              error={
                isTried && slip === undefined ? t(`depositv2.slip.${proofs.isSending ? 'wait' : 'missing'}`) : undefined
              }
            />
          )}
          {proofs.lost && (
            <Button variant="outline" size="small" onClick={proofs.sendAgain}>
              {t('network:write.again')}
            </Button>
          )}
        </>
      )}
    </WriteDialog>
  )
}
