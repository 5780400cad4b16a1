import { useTranslation } from '@boardwalk/i18n'
import { CodeEntry, MobileEntry, StepUpDialog } from '@boardwalk/shell/account'
import { FieldGroup, Stack, TextField } from '@boardwalk/ui'
import styled from 'styled-components'
import type { DialogProps } from './dialogs.ts'
import { SecureForm } from './SecureForm.tsx'
import { type Channel, useContact } from './use-contact.ts'

type Props = DialogProps & { channel: Channel }

/** Binds a mobile number or an e-mail address with a code; a change needs a code from the old one, too. */
function ContactDialog({ channel, facts, onClose, onDone }: Props) {
  const { t } = useTranslation('member-centre')
  const old = facts[channel]
  const contact = useContact(channel, old !== null, onDone)
  const { action, problems, isAsked } = contact
  const title = t(`securityCenter.${channel}.${old ? 'change' : 'add'}`)
  const isGood = Object.values(problems).every((problem) => problem === undefined)
  return (
    <StepUpDialog stepUp={action.stepUp} onClose={onClose} title={title} width={440} delay={0}>
      <SecureForm {...{ title, action, isGood, submit: title, onCancel: onClose }}>
        {(isTried) => (
          <>
            {old && (
              <FieldGroup
                label={t('securityCenter.contact.old', { name: old })}
                hint={t('securityCenter.contact.lost')}
              >
                {(group) => (
                  <Group {...group}>
                    <CodeEntry {...contact.old} error={isTried ? problems.oldCode : undefined} />
                  </Group>
                )}
              </FieldGroup>
            )}
            <Stack $gap="3">
              <Value {...contact} channel={channel} error={isTried || isAsked ? problems.value : undefined} />
              <CodeEntry {...contact.fresh} error={isTried ? problems.code : undefined} />
            </Stack>
          </>
        )}
      </SecureForm>
    </StepUpDialog>
  )
}

export const MobileDialog = (props: DialogProps) => <ContactDialog {...props} channel="mobile" />
export const EmailDialog = (props: DialogProps) => <ContactDialog {...props} channel="email" />

type ValueProps = Pick<ReturnType<typeof useContact>, 'mobile' | 'phone' | 'setPhone' | 'email' | 'setEmail'> & {
  channel: Channel
  error: string | undefined
}

function Value({ channel, mobile, phone, setPhone, email, setEmail, error }: ValueProps) {
  const { t } = useTranslation('member-centre')
  const label = t(`securityCenter.${channel}.new`)
  if (channel === 'mobile') {
    return <MobileEntry mobile={mobile} label={label} value={phone} onChange={setPhone} error={error} required />
  }
  return (
    <TextField
      {...{ label, error }}
      type="email"
      autoComplete="email"
      value={email}
      onChange={({ target }) => setEmail(target.value)}
      maxLength={254}
      required
    />
  )
}

const Group = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`
