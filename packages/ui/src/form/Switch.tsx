import { token } from '@boardwalk/brand-kit'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { transition } from '../foundation/mixins.ts'
import { target } from '../foundation/sizes.ts'
import { useEarlyInput } from './use-early-input.ts'

export type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children'> & { label: ReactNode }

/** A setting that takes effect at once. */
export function Switch({ label, ...rest }: SwitchProps) {
  const root = useEarlyInput<HTMLLabelElement>()
  return (
    <Line ref={root}>
      <span>{label}</span>
      <Track {...rest} type="checkbox" role="switch" />
    </Line>
  )
}

const Line = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')};
  min-block-size: ${target};
  cursor: pointer;
  & > span { min-inline-size: 0; }
  &:has(:disabled) { cursor: not-allowed; }
`

const Track = styled.input`
  flex: none;
  display: flex;
  appearance: none;
  inline-size: 46px;
  block-size: 26px;
  margin: 0;
  padding: 3px;
  border-radius: ${token('radius-pill')};
  background: ${token('color-border-strong')};
  cursor: pointer;
  ${transition('background-color')}
  &::after {
    content: '';
    inline-size: 20px;
    block-size: 20px;
    border-radius: ${token('radius-pill')};
    background: ${token('color-surface')};
    box-shadow: ${token('shadow-card')};
    ${transition('margin')}
  }
  &:checked { background: ${token('color-accent')}; }
  &:checked::after { margin-inline-start: 50%; background: ${token('color-on-accent')}; }
  &:disabled { opacity: 0.5; cursor: not-allowed; }
`
