import { useTranslation } from '@boardwalk/i18n'
import { Button, CodeField, Notice, PasswordField, RadioGroup, Row, Stack, Text } from '@boardwalk/ui'
import { type FormEvent, useState } from 'react'
import { CodeEntry } from '../../code/CodeEntry.tsx'
import type { CodeSender } from '../../code/use-code-sender.ts'
import { useErrorText } from '../../site/use-error-text.ts'
import { isMethod, type StepUpMethod } from './use-step-up.ts'

type StepUpFormProps = {
  methods: readonly StepUpMethod[]
  sender: CodeSender
  isBusy: boolean
  error: unknown
  onProve: (method: StepUpMethod, code: string) => void
  onCancel: () => void
}

/** Form for a new proof by the session's owner. */
export function StepUpForm({ methods, sender, isBusy, error, onProve, onCancel }: StepUpFormProps) {
  const { t } = useTranslation('dialogs')
  const errorText = useErrorText()
  const [method, setMethod] = useState<StepUpMethod>(methods[0] ?? 'PASSWORD')
  const [code, setCode] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code && !isBusy) onProve(method, code)
  }
  const change = (next: string) => {
    if (!isMethod(next)) return
    setMethod(next)
    setCode('')
  }
  return (
    <Stack as="form" $gap="4" onSubmit={submit}>
      <Text>{t('stepUp.text')}</Text>
      {error !== undefined && (
        <Notice tone="negative" isAlert>
          {errorText(error)}
        </Notice>
      )}
      {methods.length > 1 && (
        <RadioGroup
          label={t('stepUp.method')}
          value={method}
          options={methods.map((value) => ({ value, label: t(`stepUp.${value}`) }))}
          onChange={change}
        />
      )}
      {method === 'MOBILE' && <CodeEntry value={code} onChange={setCode} sender={sender} />}
      {method === 'TOTP' && <CodeField label={t('stepUp.TOTP')} value={code} onChange={setCode} />}
      {method === 'PASSWORD' && (
        <PasswordField
          label={t('stepUp.PASSWORD')}
          autoComplete="current-password"
          value={code}
          onChange={({ target }) => setCode(target.value)}
          labels={{ show: t('shell:password.show'), hide: t('shell:password.hide') }}
        />
      )}
      <Row $justify="end">
        <Button variant="outline" onClick={onCancel}>
          {t('shell:in_more_cancel')}
        </Button>
        <Button type="submit" isBusy={isBusy} disabled={code === ''}>
          {t('stepUp.submit')}
        </Button>
      </Row>
    </Stack>
  )
}
