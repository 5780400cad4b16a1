import { token } from '@boardwalk/brand-kit'
import type { ComponentPropsWithRef } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { tint, transition } from '../../foundation/mixins.ts'
import { calmMotion, target } from '../../foundation/sizes.ts'
import { type FieldText, FormField } from '../FormField.tsx'
import { useCodeInput } from './use-code-input.ts'

type Native = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'maxLength' | 'size'
>
export type CodeFieldProps = Native &
  FieldText & {
    /** Digits so far, 0 to 9 in any language. */
    value: string
    onChange: (code: string) => void
    /** Called once for each code that became complete by typing, pasting or filling in; a good place to send it. */
    onComplete?: (code: string) => void
    /** How many digits the code has. */
    length?: number
  }

/** A code from a message: one real input, so that phones fill it in, drawn as cells. */
export function CodeField(props: CodeFieldProps) {
  const { label, hint, error, note, id, value, onChange, onComplete, length = 6, onBlur, ...rest } = props
  const { active, handlers, leave } = useCodeInput({ value, length, onChange, onComplete })
  return (
    <FormField id={id} label={label} hint={hint} error={error} note={note}>
      {(control) => (
        <Root>
          <Cells aria-hidden $count={length}>
            {Array.from({ length }, (_, index) => (
              <Cell
                key={`cell ${index}`}
                data-active={index === active || undefined}
                data-filled={index < value.length || undefined}
              >
                {value[index] ?? ''}
              </Cell>
            ))}
          </Cells>
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCorrect="off"
            spellCheck={false}
            dir="ltr"
            {...rest}
            {...control}
            {...handlers}
            onBlur={(event) => {
              leave()
              onBlur?.(event)
            }}
          />
        </Root>
      )}
    </FormField>
  )
}

const blink = keyframes`50%, 100% { opacity: 0; }`
const blinking = css`
  animation: ${blink} 1s step-end infinite;
  ${calmMotion} { animation: none; }
`

const Cell = styled.span`
  display: grid;
  place-items: center;
  min-block-size: max(${target}, calc(${token('control-height')} + 8px));
  border: ${token('border-width')} solid ${token('color-border-strong')};
  border-radius: ${token('radius-control')};
  background: ${token('color-surface')};
  color: ${token('color-text')};
  font-size: min(${token('text-xl')}, 8vw);
  font-weight: ${token('weight-bold')};
  font-variant-numeric: tabular-nums;
  ${transition('border-color', 'box-shadow')}
  &[data-filled] { border-color: ${token('color-text-muted')}; }
  &[data-active] { border-color: ${token('color-focus')}; box-shadow: 0 0 0 3px ${tint('color-focus', 25)}; }
  &[data-active]:empty::after {
    content: '';
    inline-size: 2px;
    block-size: 1.2em;
    background: ${token('color-text')};
    ${blinking}
  }
`

const Cells = styled.span<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  gap: min(${token('space-2')}, 2vw);
`

// A code is read from left to right in every language.
const Root = styled.div`
  direction: ltr;
  position: relative;
  max-inline-size: 24rem;
  border-radius: ${token('radius-control')};
  &:has(:disabled) { opacity: 0.6; }
  &:has([aria-invalid='true']) ${Cell} { border-color: ${token('color-negative')}; }
  &:has([readonly]) ${Cell} { background: ${token('color-surface-sunken')}; }
`

// Over the cells, so that a tap focuses it; the cells draw its value.
const Input = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
  opacity: 0;
  font-size: max(16px, ${token('text-md')});
  cursor: text;
  &:disabled { cursor: not-allowed; }
`
