import { token } from '@boardwalk/brand-kit'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { bareInput, type ControlSize, controlFrame, type FrameProps } from './control-styles.ts'
import { type FieldText, FormField, type QuietLabel } from './FormField.tsx'

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'size'> &
  FieldText &
  QuietLabel & {
    /** Inside the frame before the text: an icon, a currency symbol. */
    prefix?: ReactNode
    /** Inside the frame after the text: a button, a captcha picture. */
    suffix?: ReactNode
    /** Large for the one field that a page is about, as a search. */
    size?: ControlSize
  }

/** One line of text. Accepts the result of `register()` of a form library. */
export function TextField({
  label,
  hint,
  error,
  note,
  hidesLabel,
  id,
  prefix,
  suffix,
  size = 'medium',
  ...rest
}: TextFieldProps) {
  return (
    <FormField id={id} label={label} hint={hint} error={error} note={note} hidesLabel={hidesLabel}>
      {(control) => (
        <Frame $size={size}>
          {prefix && <Affix>{prefix}</Affix>}
          <Input type="text" {...rest} {...control} />
          {suffix && <Affix>{suffix}</Affix>}
        </Frame>
      )}
    </FormField>
  )
}

const Frame = styled.div<FrameProps>`${controlFrame}`
const Input = styled.input`${bareInput}`
const Affix = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  &:first-child { padding-inline-start: ${token('space-4')}; }
  &:first-child + input { padding-inline-start: ${token('space-2')}; }
  &:last-child { padding-inline-end: ${token('space-1')}; }
  color: ${token('color-text-muted')};
`
