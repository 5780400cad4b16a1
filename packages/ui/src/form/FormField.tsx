import { token } from '@boardwalk/brand-kit'
import { type ReactNode, useId } from 'react'
import styled, { css } from 'styled-components'
import { AlertIcon } from '../icon/icons-more.ts'
import { useEarlyInput } from './use-early-input.ts'

export type FieldText = {
  label: ReactNode
  /** Help below the control. */
  hint?: ReactNode
  /** The error and how to fix it; replaces the hint, so that nothing jumps. */
  error?: ReactNode
  /** Word such as "optional" beside the label. */
  note?: ReactNode
}

/** Goes onto the control, so that label, hint and error belong to it. */
export type ControlProps = {
  id: string
  'aria-describedby'?: string
  'aria-label'?: string
  'aria-invalid': boolean
}

/** A field that its position explains: its label, a plain text, is read aloud only, and no message has room. */
export type QuietLabel = { hidesLabel?: boolean | undefined }

export type FormFieldProps = FieldText &
  QuietLabel & {
    id?: string | undefined
    children: (control: ControlProps) => ReactNode
  }

/** Label above, hint below, error in place. */
export function FormField({ id, label, hint, error, note, hidesLabel, children }: FormFieldProps) {
  const own = useId()
  const controlId = id ?? own
  const messageId = `${controlId}-message`
  const root = useEarlyInput<HTMLDivElement>()
  const isInvalid = Boolean(error)
  if (hidesLabel) {
    return <Root ref={root}>{children({ id: controlId, 'aria-label': `${label}`, 'aria-invalid': isInvalid })}</Root>
  }
  return (
    <Root ref={root}>
      <Label htmlFor={controlId}>
        {label}
        {note && <Note>{note}</Note>}
      </Label>
      {children({ id: controlId, 'aria-describedby': messageId, 'aria-invalid': isInvalid })}
      <FieldMessage id={messageId} hint={hint} error={error} />
    </Root>
  )
}

/** The line below a control; its height is reserved while it is empty. */
export function FieldMessage({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
  return (
    <Message id={id} aria-live="polite" $isError={Boolean(error)}>
      {error ? (
        <>
          <AlertIcon size={14} />
          <span>{error}</span>
        </>
      ) : (
        hint
      )}
    </Message>
  )
}

export const fieldLabel = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token('space-2')};
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-medium')};
`

export const fieldNote = css`
  color: ${token('color-text-muted')};
  font-weight: ${token('weight-normal')};
`

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-1')};
  min-inline-size: 0;
`

const Label = styled.label`${fieldLabel}`
const Note = styled.span`${fieldNote}`

const Message = styled.div<{ $isError: boolean }>`
  display: flex;
  gap: ${token('space-1')};
  min-block-size: calc(${token('text-sm')} * ${token('line-body')});
  color: ${({ $isError }) => token($isError ? 'color-on-negative-soft' : 'color-text-muted')};
  font-size: ${token('text-sm')};
  line-height: ${token('line-body')};
  /* An example such as an address is one long word; in a wide font it would make the field wider than a phone. */
  overflow-wrap: anywhere;
  & > svg { margin-block-start: 0.25em; }
`
