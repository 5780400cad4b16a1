import { token } from '@boardwalk/brand-kit'
import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useImperativeHandle, useRef } from 'react'
import styled from 'styled-components'
import { transition } from '../foundation/mixins.ts'
import { target } from '../foundation/sizes.ts'
import { FieldMessage } from './FormField.tsx'
import { useEarlyInput } from './use-early-input.ts'

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> & {
  /** May contain links, as an agreement does. */
  label: ReactNode
  error?: ReactNode
  /** Keeps a line free for the error. */
  hasMessage?: boolean
  /** Represents several options of which only some are ticked. */
  isPartly?: boolean
}

export function Checkbox({ label, error, hasMessage = false, isPartly = false, ref, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => box.current as HTMLInputElement)
  // A state without an attribute.
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly
  }, [isPartly])
  const root = useEarlyInput<HTMLDivElement>()
  const messageId = useId()
  const shows = hasMessage || Boolean(error)
  return (
    <div ref={root}>
      <Line>
        <Box
          {...rest}
          ref={box}
          type="checkbox"
          aria-invalid={Boolean(error)}
          aria-describedby={shows ? messageId : undefined}
        />
        <span>{label}</span>
      </Line>
      {shows && <FieldMessage id={messageId} error={error} />}
    </div>
  )
}

const Line = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${token('space-3')};
  min-block-size: ${target};
  padding-block: ${token('space-2')};
  font-size: ${token('text-sm')};
  line-height: ${token('line-body')};
  cursor: pointer;
  & > span { flex: 1; min-inline-size: 0; }
  &:has(:disabled) { cursor: not-allowed; }
`

const Box = styled.input`
  position: relative;
  flex: none;
  appearance: none;
  inline-size: 22px;
  block-size: 22px;
  margin: 1px 0 0;
  border: ${token('border-width')} solid ${token('color-border-strong')};
  border-radius: min(${token('radius-control')}, 6px);
  background: ${token('color-surface')};
  cursor: pointer;
  ${transition('background-color', 'border-color')}
  &[aria-invalid='true'] { border-color: ${token('color-negative')}; }
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 3px;
    left: 7px;
    inline-size: 4px;
    block-size: 9px;
    border: solid ${token('color-on-accent')};
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    scale: 0;
    ${transition('scale')}
  }
  &:checked, &:indeterminate { border-color: ${token('color-accent')}; background: ${token('color-accent')}; }
  &:checked::after, &:indeterminate::after { scale: 1; }
  &:indeterminate::after { inset-block-start: 9px; left: 5px; inline-size: 10px; block-size: 0; border-width: 0 0 2px; rotate: none; }
  &:disabled { opacity: 0.5; cursor: not-allowed; }
`
