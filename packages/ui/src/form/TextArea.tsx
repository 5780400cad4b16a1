import { token } from '@boardwalk/brand-kit'
import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import { bareInput, controlFrame, type FrameProps } from './control-styles.ts'
import { type FieldText, FormField } from './FormField.tsx'

export type TextAreaProps = ComponentPropsWithRef<'textarea'> &
  FieldText & {
    /** Draws how much is used of `maxLength`; "12/200" without it. */
    counter?: (used: number, max: number) => ReactNode
  }

/** Several lines of text. Grows with its content, and counts it when `maxLength` is set. */
export function TextArea({ label, hint, error, note, id, counter, onChange, ...rest }: TextAreaProps) {
  const counterId = useId()
  const [typed, setTyped] = useState(() => String(rest.defaultValue ?? ''))
  const used = (rest.value === undefined ? typed : String(rest.value)).length
  const max = rest.disabled ? undefined : rest.maxLength
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value)
    onChange?.(event)
  }
  return (
    <FormField id={id} label={label} hint={hint} error={error} note={note}>
      {(control) => (
        <Frame>
          <Area
            rows={3}
            {...rest}
            {...control}
            aria-describedby={
              max === undefined ? control['aria-describedby'] : `${control['aria-describedby']} ${counterId}`
            }
            onChange={change}
          />
          {max !== undefined && (
            <Count id={counterId} data-full={used >= max || undefined}>
              {counter ? counter(used, max) : `${used}/${max}`}
            </Count>
          )}
        </Frame>
      )}
    </FormField>
  )
}

const Frame = styled.div<FrameProps>`
  ${controlFrame}
  flex-direction: column;
  align-items: stretch;
  border-radius: ${token('radius-card')};
`
const Area = styled.textarea`
  ${bareInput}
  field-sizing: content;
  min-block-size: calc(4lh + ${token('space-4')});
  max-block-size: 40dvh;
  padding-block: ${token('space-3')};
  line-height: ${token('line-body')};
  resize: vertical;
`
const Count = styled.span`
  align-self: flex-end;
  padding-inline: ${token('space-3')};
  padding-block-end: ${token('space-1')};
  color: ${token('color-text-muted')};
  font-size: ${token('text-xs')};
  font-variant-numeric: tabular-nums;
  &[data-full] { color: ${token('color-on-negative-soft')}; font-weight: ${token('weight-bold')}; }
`
