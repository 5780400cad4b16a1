import { useTranslation } from '@boardwalk/i18n'
import { Failure } from '@boardwalk/shell/account'
import { SubmitButton } from '@boardwalk/shell/write'
import { Button, FormActions, Stack } from '@boardwalk/ui'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { SecureAction } from './use-secure-action.ts'

type Props = {
  /** Names the form. */
  title: string
  action: Pick<SecureAction, 'act' | 'isBusy' | 'failure' | 'left'>
  submit: string
  onCancel: () => void
  /** Whether every field may be sent. */
  isGood: boolean
  /** The fields; `isTried` once they were to be sent, so that nothing is wrong before it was typed. */
  children: (isTried: boolean) => ReactNode
}

/** A form of the security page. Errors are shown at their fields, and the first such field gets the focus. */
export function SecureForm({ title, action, submit, onCancel, isGood, children }: Props) {
  const { t } = useTranslation(['member-centre', 'ui'])
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    if (isGood) action.act()
  }
  const { failure, left } = action
  return (
    <form ref={form} method="post" noValidate onSubmit={send} aria-label={title}>
      <Stack $gap="4">
        <Failure
          text={failure === null || left === null ? failure : `${failure} ${t('securityCenter.left', { left })}`}
        />
        {children(tries > 0)}
        <FormActions $isRaised>
          <SubmitButton isBusy={action.isBusy}>{submit}</SubmitButton>
          <Button variant="ghost" onClick={onCancel}>
            {t('ui:cancel')}
          </Button>
        </FormActions>
      </Stack>
    </form>
  )
}
