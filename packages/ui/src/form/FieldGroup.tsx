import { token } from '@boardwalk/brand-kit'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { FieldMessage, type FieldText, fieldLabel, fieldNote } from './FormField.tsx'
import { useEarlyInput } from './use-early-input.ts'

type GroupProps = { 'aria-describedby': string; 'aria-labelledby': string }
export type FieldGroupProps = FieldText & { id?: string | undefined; children: (group: GroupProps) => ReactNode }

/** Several controls under one label, with the hint or the error of all of them below. */
export function FieldGroup({ id, label, hint, error, note, children }: FieldGroupProps) {
  const own = useId()
  const labelId = `${id ?? own}-label`
  const messageId = `${id ?? own}-message`
  const root = useEarlyInput<HTMLDivElement>()
  return (
    <Root ref={root}>
      <Label id={labelId}>
        {label}
        {note && <Note>{note}</Note>}
      </Label>
      {children({ 'aria-labelledby': labelId, 'aria-describedby': messageId })}
      <FieldMessage id={messageId} hint={hint} error={error} />
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${token('space-1')};
  min-inline-size: 0;
`
const Label = styled.div`${fieldLabel}`
const Note = styled.span`${fieldNote}`
