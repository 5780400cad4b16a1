import { useTranslation } from '@boardwalk/i18n'
import { WriteDialog } from '@boardwalk/shell/page-kit'
import { KeyValueList, Select, TextArea, TextField } from '@boardwalk/ui'
import { ProofField } from '../withdraw/ProofField.tsx'
import type { Shown } from './types.ts'
import { MAX_COMMENT, useApplication } from './use-application.ts'
import { useOfferWords } from './use-offer-words.ts'
import type { OfferWrites } from './use-offer-writes.ts'

type Props = { promotion: Shown; write: OfferWrites['apply']; onClose: () => void }

/** An application: a few words, pictures and a number to reach the member, as the offer asks. */
export function ApplyDialog({ promotion, write: sent, onClose }: Props) {
  const { t } = useTranslation('member-centre')
  const words = useOfferWords()
  const form = useApplication(promotion, sent)
  const { write, body, isTried, wrong, kinds, kind, proofs } = form
  const error = (field: keyof typeof wrong, key: string) => (isTried && wrong[field] ? t(key) : undefined)
  return (
    <WriteDialog
      isOpen
      {...{ onClose, write, body }}
      title={promotion.title}
      confirmLabel={t('promotion.action.apply')}
      done={({ refNo }) => t('promotion.done.apply', { refNo })}
    >
      {() => (
        <>
          <KeyValueList items={words.terms(promotion.offer)} />
          <TextArea
            label={t('promotion.comment')}
            value={form.comment}
            onChange={({ target }) => form.setComment(target.value)}
            maxLength={MAX_COMMENT}
            error={error('comment', 'promotion.commentMissing')}
            required={form.needsComment}
          />
          {kinds.length > 0 && (
            <>
              <Select
                label={t('points.contactKind')}
                value={kind}
                options={kinds.map((value) => ({ value, label: t(`points.contact.${value}`) }))}
                onChange={({ target }) => form.setKind(kinds.find((each) => each === target.value) ?? kind)}
              />
              <TextField
                label={t('points.contactNumber')}
                inputMode="tel"
                value={form.number}
                onChange={({ target }) => form.setNumber(target.value)}
                error={error('number', 'points.contactWrong')}
                maxLength={24}
                required
              />
            </>
          )}
          <ProofField
            label={t('promotion.pictures')}
            proofs={proofs}
            isRequired={form.needsPictures}
            error={error('pictures', proofs.isSending ? 'withdraw.proof.wait' : 'promotion.picturesMissing')}
          />
        </>
      )}
    </WriteDialog>
  )
}
