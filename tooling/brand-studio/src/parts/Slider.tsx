import { token } from '@boardwalk/brand-kit'
import { target } from '@boardwalk/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { readNumber } from '../model/color-entry.ts'
import { useEntry } from './use-entry.ts'
import { usePaint } from './use-paint.ts'

export type SliderProps = {
  label: string
  value: number
  min: number
  max: number
  step: number
  /** Unit shown behind the number. */
  unit?: string | undefined
  /** CSS image behind the handle, such as the colours that it passes. */
  track?: string
  onChange: (value: number) => void
  /** The hand has left the control. */
  onSettle: () => void
}

/** A number by hand or by dragging; a number outside the range is refused with the range. */
export function Slider({ label, value, min, max, step, unit, track, onChange, onSettle }: SliderProps) {
  const id = useId()
  const entry = useEntry(`${value}`, (text) => readNumber(text, min, max), onChange)
  const paint = usePaint<HTMLInputElement>({ '--track': track ?? 'none' })
  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      <Range
        ref={paint}
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        onPointerUp={onSettle}
        onBlur={onSettle}
        $hasTrack={track !== undefined}
      />
      <Entry
        aria-label={unit ? `${label} in ${unit}` : `${label}, number`}
        inputMode="decimal"
        autoComplete="off"
        value={entry.text}
        onChange={(event) => entry.type(event.target.value)}
        onBlur={() => {
          entry.leave()
          onSettle()
        }}
        aria-invalid={entry.error !== null}
        aria-describedby={`${id}-error`}
      />
      <Refusal id={`${id}-error`} aria-live="polite">
        {entry.error}
      </Refusal>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(min(5.5rem, 26%), auto) minmax(min(4rem, 20%), 1fr) min(5rem, 32%);
  align-items: center;
  column-gap: ${token('space-3')};
  font-size: ${token('text-sm')};
  & > label { color: ${token('color-text-muted')}; overflow-wrap: anywhere; }
`

const Range = styled.input<{ $hasTrack: boolean }>`
  inline-size: 100%;
  min-inline-size: 0;
  block-size: ${target};
  margin: 0;
  background: none;
  cursor: pointer;
  accent-color: ${token('color-accent')};
  ${({ $hasTrack }) =>
    $hasTrack &&
    `
    appearance: none;
    &::-webkit-slider-runnable-track { block-size: 14px; border-radius: 7px; background: var(--track); box-shadow: inset 0 0 0 1px ${token('color-border-strong')}; }
    &::-moz-range-track { block-size: 14px; border-radius: 7px; background: var(--track); box-shadow: inset 0 0 0 1px ${token('color-border-strong')}; }
    &::-webkit-slider-thumb { appearance: none; inline-size: 22px; block-size: 22px; margin-block-start: -4px; border: 3px solid ${token('color-surface')}; border-radius: 50%; background: ${token('color-text')}; box-shadow: 0 0 0 1px ${token('color-border-strong')}; }
    &::-moz-range-thumb { inline-size: 18px; block-size: 18px; border: 3px solid ${token('color-surface')}; border-radius: 50%; background: ${token('color-text')}; }
  `}
`

export const Entry = styled.input`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: ${target};
  padding-inline: ${token('space-2')};
  border: 1px solid ${token('color-border-strong')};
  border-radius: min(${token('radius-control')}, 10px);
  background: ${token('color-surface')};
  color: ${token('color-text')};
  font: inherit;
  font-variant-numeric: tabular-nums;
  &[aria-invalid='true'] { border-color: ${token('color-negative')}; box-shadow: 0 0 0 1px ${token('color-negative')}; }
`

export const Refusal = styled.p`
  grid-column: 1 / -1;
  color: ${token('color-negative')};
  font-size: ${token('text-sm')};
  &:empty { display: none; }
`
