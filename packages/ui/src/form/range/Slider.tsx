import { token } from '@boardwalk/brand-kit'
import { type ComponentPropsWithRef, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { target } from '../../foundation/sizes.ts'
import { type FieldText, FormField } from '../FormField.tsx'
import { shareOf } from './share-of.ts'

type Native = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'size'
>
export type SliderProps = Native &
  FieldText & {
    value: number
    onChange: (value: number) => void
    min: number
    max: number
    step?: number
    /** The value in words, shown beside the label and read aloud. */
    format?: (value: number) => string
  }

/** A rough amount between two ends; where the exact figure matters, use a number field. */
export function Slider({
  label,
  hint,
  error,
  note,
  id,
  value,
  onChange,
  min,
  max,
  format = String,
  ref,
  ...rest
}: SliderProps) {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  // The filled part of the track, a position, so it is set through CSSOM.
  useLayoutEffect(
    () => input.current?.style.setProperty('--share', `${shareOf(value, min, max) * 100}%`),
    [value, min, max],
  )
  return (
    <FormField
      id={id}
      label={label}
      hint={hint}
      error={error}
      note={
        note ?? (
          <output>
            <bdi>{format(value)}</bdi>
          </output>
        )
      }
    >
      {(control) => (
        <Range
          {...rest}
          {...control}
          ref={input}
          type="range"
          min={min}
          max={max}
          value={value}
          aria-valuetext={format(value)}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      )}
    </FormField>
  )
}

const Range = styled.input`
  appearance: none;
  inline-size: 100%;
  min-inline-size: 0;
  block-size: ${target};
  margin: 0;
  background: none;
  cursor: pointer;
  /* As high as the thumb, which is then centred on it; the line is painted into it. */
  &::-webkit-slider-runnable-track {
    block-size: 24px;
    background: linear-gradient(to right, ${token('color-accent')} var(--share, 0%), ${token('color-border-strong')} 0)
      center / 100% 6px no-repeat;
  }
  [dir='rtl'] &::-webkit-slider-runnable-track {
    background: linear-gradient(to left, ${token('color-accent')} var(--share, 0%), ${token('color-border-strong')} 0)
      center / 100% 6px no-repeat;
  }
  &::-moz-range-track { block-size: 6px; border-radius: ${token('radius-pill')}; background: ${token('color-border-strong')}; }
  &::-moz-range-progress { block-size: 6px; border-radius: ${token('radius-pill')}; background: ${token('color-accent')}; }
  &::-webkit-slider-thumb {
    appearance: none;
    inline-size: 24px;
    block-size: 24px;
    border: 3px solid ${token('color-accent')};
    border-radius: ${token('radius-pill')};
    background: ${token('color-surface')};
    box-shadow: ${token('shadow-card')};
  }
  &::-moz-range-thumb {
    box-sizing: border-box;
    inline-size: 24px;
    block-size: 24px;
    border: 3px solid ${token('color-accent')};
    border-radius: ${token('radius-pill')};
    background: ${token('color-surface')};
  }
  &:disabled { opacity: 0.5; cursor: not-allowed; }
`
