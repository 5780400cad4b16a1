import { token } from '@boardwalk/brand-kit'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { transition } from '../foundation/mixins.ts'
import { target } from '../foundation/sizes.ts'
import { useEarlyInput } from './use-early-input.ts'

export type SegmentedControlProps<V extends string> = {
  /** Name of the choice; read aloud. */
  label: string
  options: readonly { value: V; label: ReactNode; isDisabled?: boolean }[]
  value: V
  onChange: (value: V) => void
}

/** One of a few, all in sight. Real radio buttons, so arrow keys move between them. */
export function SegmentedControl<V extends string>({ label, options, value, onChange }: SegmentedControlProps<V>) {
  const name = useId()
  const root = useEarlyInput<HTMLFieldSetElement>()
  return (
    <Track ref={root} aria-label={label}>
      {options.map((option) => (
        <Segment key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </Segment>
      ))}
    </Track>
  )
}

const Track = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: 3px;
  border-radius: ${token('radius-control')};
  background: ${token('color-surface-sunken')};
`

const Segment = styled.label`
  position: relative;
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: center;
  gap: ${token('space-2')};
  min-block-size: ${target};
  padding-inline: ${token('space-4')};
  border-radius: ${token('radius-control')};
  color: ${token('color-text-muted')};
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-medium')};
  text-align: center;
  cursor: pointer;
  &:has(:disabled) { opacity: 0.5; cursor: not-allowed; }
  ${transition('background-color', 'color')}
  & > input { position: absolute; inset: 0; margin: 0; appearance: none; border-radius: inherit; cursor: pointer; }
  &:has(:checked) {
    background: ${token('color-surface-raised')};
    color: ${token('color-text')};
    box-shadow: ${token('shadow-card')};
  }
  &:has(:focus-visible) { outline: 2px solid ${token('color-focus')}; outline-offset: -2px; }
`
