import { useTranslation } from '@boardwalk/i18n'
import { Notice, Select, Stack, TextArea, TextField } from '@boardwalk/ui'
import styled from 'styled-components'
import { SubmitButton } from '../../network/SubmitButton.tsx'
import { useJoinForm } from './use-join-form.ts'

const channels = ['EMAIL', 'PHONE', 'TELEGRAM', 'WHATSAPP'] as const
/** Lengths of the row (contract D8). */
const NAME_MAX = 64
const CONTACT_MIN = 3
const CONTACT_MAX = 254
const MESSAGE_MAX = 500

/** Name and contact of an applicant. The input is not lost when it fails. */
export function JoinForm({ onSent }: { onSent: (refNo: string) => void }) {
  const { t } = useTranslation('pages')
  const { form, submit, failure, isBusy, isChecking } = useJoinForm(onSent)
  const { register, formState } = form
  const { errors } = formState
  const required = (value: string) => value.trim() !== '' || t('join.required')
  return (
    <Form method="post" noValidate onSubmit={submit} aria-label={t('shell:title.join')}>
      <Stack $gap="3">
        {failure && (
          <Notice tone="negative" isAlert>
            {failure}
          </Notice>
        )}
        <TextField
          {...register('name', { validate: required })}
          label={t('join.name')}
          error={errors.name?.message}
          autoComplete="name"
          maxLength={NAME_MAX}
        />
        <Select
          {...register('channel')}
          label={t('join.channel')}
          options={channels.map((value) => ({ value, label: t(`join.channels.${value}`) }))}
        />
        <TextField
          {...register('contact', {
            validate: (value) => value.trim().length >= CONTACT_MIN || t('join.contactRequired'),
          })}
          label={t('join.contact')}
          error={errors.contact?.message}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={CONTACT_MAX}
        />
        <TextArea
          {...register('message')}
          label={t('join.message')}
          note={t('shell:register.optional')}
          maxLength={MESSAGE_MAX}
        />
        <SubmitButton isBusy={isBusy}>{isChecking ? t('access:human.checking') : t('join.submit')}</SubmitButton>
      </Stack>
    </Form>
  )
}

const Form = styled.form`
  max-inline-size: 36rem;
`
