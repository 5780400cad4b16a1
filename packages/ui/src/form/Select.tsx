import { token } from '@boardwalk/brand-kit'
import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { ChevronDownIcon } from '../icon/icons.ts'
import { bareInput, type ControlSize, controlFrame, type FrameProps } from './control-styles.ts'
import { type FieldText, FormField, type QuietLabel } from './FormField.tsx'

export type SelectOption = { value: string; label: string; isDisabled?: boolean }
export type SelectProps = Omit<ComponentPropsWithRef<'select'>, 'size' | 'multiple'> &
  FieldText &
  QuietLabel & {
    options: readonly SelectOption[]
    /** First, unselectable entry while nothing is chosen. */
    placeholder?: string
    size?: ControlSize
  }

/** The platform's own list: the best one on a phone. */
export function Select({
  label,
  hint,
  error,
  note,
  hidesLabel,
  id,
  options,
  placeholder,
  size = 'medium',
  ...rest
}: SelectProps) {
  return (
    <FormField id={id} label={label} hint={hint} error={error} note={note} hidesLabel={hidesLabel}>
      {(control) => (
        <Frame $size={size}>
          <Native {...rest} {...control}>
            {placeholder && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map(({ value, label: text, isDisabled = false }) => (
              <option key={value} value={value} disabled={isDisabled}>
                {text}
              </option>
            ))}
          </Native>
          <ChevronDownIcon size={20} />
        </Frame>
      )}
    </FormField>
  )
}

const Frame = styled.div<FrameProps>`
  ${controlFrame}
  position: relative;
  & > svg { position: absolute; inset-inline-end: ${token('space-3')}; pointer-events: none; color: ${token('color-text-muted')}; }
`
const Native = styled.select`
  ${bareInput}
  appearance: none;
  padding-inline-end: ${token('space-10')};
  text-overflow: ellipsis;
  & > option { background: ${token('color-surface')}; color: ${token('color-text')}; }
`
