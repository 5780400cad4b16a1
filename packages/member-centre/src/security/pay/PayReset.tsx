import { formatDateTime, useTranslation } from '@boardwalk/i18n'
import { CodeEntry, StepUpDialog } from '@boardwalk/shell/account'
import { useBrand, useLanguage } from '@boardwalk/shell/feature'
import { Button, CodeField, FormActions, Modal, Notice, RadioGroup, Stack, Text } from '@boardwalk/ui'
import type { ReactNode } from 'react'
import type { DialogProps } from '../dialogs.ts'
import { SecureForm } from '../SecureForm.tsx'
import { NewPayPassword } from './NewPayPassword.tsx'
import { type ResetMethod, usePayReset } from './use-pay-reset.ts'

/** Replaces a forgotten transaction password after a proof, and says from when money can leave the account. */
export function PayReset(props: DialogProps) {
  const { t } = useTranslation('member-centre')
  const [first] = props.facts.payResets
  if (first) return <ResetForm {...props} first={first} />
  return (
    <Told onClose={props.onClose}>
      <Notice tone="info">{t('securityCenter.pay.noReset')}</Notice>
    </Told>
  )
}

function ResetForm({ facts, first, onClose, onDone }: DialogProps & { first: ResetMethod }) {
  const { t } = useTranslation(['member-centre', 'access'])
  const form = usePayReset(first)
  const { action, code, fresh, from, problems } = form
  const title = t('securityCenter.pay.reset')
  if (from !== null) return <Done from={from} onClose={onDone} />
  const missing = code.trim() ? undefined : t('access:code.required')
  const isGood = !missing && !problems.next && !problems.again
  return (
    <StepUpDialog stepUp={action.stepUp} onClose={onClose} title={title} width={440} delay={0}>
      <SecureForm {...{ title, action, isGood, submit: title, onCancel: onClose }}>
        {(isTried) => (
          <>
            <Text $tone="muted">{t('securityCenter.pay.resetWhy')}</Text>
            <Proof {...form} facts={facts} error={isTried ? missing : undefined} />
            <NewPayPassword
              value={fresh}
              onChange={form.setFresh}
              hint={form.hint}
              problems={isTried ? problems : {}}
            />
          </>
        )}
      </SecureForm>
    </StepUpDialog>
  )
}

type ProofProps = Pick<ReturnType<typeof usePayReset>, 'method' | 'choose' | 'code' | 'setCode' | 'sender'> &
  Pick<DialogProps, 'facts'> & { error: string | undefined }

/** Where the code comes from, and its field. */
function Proof({ facts, method, choose, code, setCode, sender, error }: ProofProps) {
  const { t } = useTranslation(['member-centre', 'access'])
  const { payResets, mobile, email } = facts
  const names: Record<ResetMethod, string> = { MOBILE: mobile ?? '', EMAIL: email ?? '', TOTP: '' }
  const labelOf = (value: ResetMethod) => t(`securityCenter.pay.by.${value}`, { name: names[value] })
  return (
    <Stack $gap="3">
      {payResets.length > 1 ? (
        <RadioGroup
          label={t('securityCenter.pay.resetBy')}
          value={method}
          options={payResets.map((value) => ({ value, label: labelOf(value) }))}
          onChange={(next) => choose(payResets.find((each) => each === next) ?? method)}
        />
      ) : (
        <Text>{labelOf(method)}</Text>
      )}
      {method === 'TOTP' ? (
        <CodeField label={t('access:code.label')} value={code} onChange={setCode} error={error} required />
      ) : (
        <CodeEntry key={method} value={code} onChange={setCode} sender={sender} error={error} />
      )}
    </Stack>
  )
}

function Done({ from, onClose }: { from: string; onClose: () => void }) {
  const { t } = useTranslation('member-centre')
  const { code } = useLanguage()
  const time = formatDateTime(from, code, useBrand())
  return (
    <Told onClose={onClose}>
      <Notice tone="positive">{t('securityCenter.pay.resetDone', { time })}</Notice>
    </Told>
  )
}

function Told({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation(['member-centre', 'ui'])
  return (
    <Modal
      {...{ onClose, closeLabel: t('ui:close'), title: t('securityCenter.pay.reset') }}
      isOpen
      width={440}
      delay={0}
    >
      <Stack $gap="4">
        <div role="status">{children}</div>
        <FormActions>
          <Button onClick={onClose}>{t('ui:close')}</Button>
        </FormActions>
      </Stack>
    </Modal>
  )
}
