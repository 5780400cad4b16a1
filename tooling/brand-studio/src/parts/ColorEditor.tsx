import { token } from '@boardwalk/brand-kit'
import { target } from '@boardwalk/ui'
import { useId, useMemo } from 'react'
import styled from 'styled-components'
import { type Components, channels, hexOf, isShowable, readHex, round } from '../model/color-entry.ts'
import { Entry, Refusal, Slider } from './Slider.tsx'
import { Swatch } from './Swatch.tsx'
import { useEntry } from './use-entry.ts'

export type ColorEditorProps = {
  /** Which colour; read aloud with every control. */
  label: string
  value: Components
  alpha?: number | undefined
  onChange: (value: Components) => void
  onSettle: () => void
}

/** A colour by picker, by hexadecimal digits, or by lightness, chroma and hue. */
export function ColorEditor({ label, value, alpha, onChange, onSettle }: ColorEditorProps) {
  const id = useId()
  const hex = hexOf(value)
  const [l, c, h] = value
  // Depends on the three numbers, because every edit parses the file again and makes a new array.
  const tracks = useMemo(() => channels.map((_, index) => trackOf([l, c, h], index)), [l, c, h])
  const entry = useEntry(hex, readHex, onChange)
  const pick = (text: string) => {
    const picked = readHex(text)
    if (picked.value) onChange(picked.value)
  }
  return (
    <Group aria-label={label} role="group">
      <Line>
        <Picker>
          <Swatch color={alpha === undefined ? hex : hexOf(value, alpha)} />
          <input
            type="color"
            aria-label={`${label}: pick`}
            value={hex.length === 4 ? hex.replace(/[\da-f]/g, '$&$&') : hex}
            onChange={(event) => pick(event.target.value)}
            onBlur={onSettle}
          />
        </Picker>
        <Entry
          aria-label={`${label}: hexadecimal`}
          spellCheck={false}
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
      </Line>
      <Refusal id={`${id}-error`} aria-live="polite">
        {entry.error}
      </Refusal>
      {channels.map((channel, index) => (
        <Slider
          key={channel.name}
          label={channel.name}
          min={channel.min}
          max={channel.max}
          step={channel.step}
          value={round(value[index] ?? 0, 4)}
          track={tracks[index] ?? 'none'}
          onChange={(next) =>
            onChange(value.map((part, place) => (place === index ? next : part)) as [number, number, number])
          }
          onSettle={onSettle}
        />
      ))}
      {!isShowable(value) && <Outside>Screens cannot show this colour; they show the nearest, {hex}.</Outside>}
    </Group>
  )
}

/** The colours that a slider passes. */
function trackOf(value: Components, index: number): string {
  const { min, max } = channels[index] ?? channels[0]
  const stops = Array.from({ length: 13 }, (_, step) => {
    const at = min + ((max - min) * step) / 12
    return hexOf(value.map((part, place) => (place === index ? at : part)) as [number, number, number])
  })
  return `linear-gradient(to right, ${stops.join(', ')})`
}

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-1')};
  direction: ltr;
`
const Line = styled.div`
  display: grid;
  grid-template-columns: min(5.5rem, 40%) minmax(0, 1fr);
  gap: ${token('space-3')};
`
const Picker = styled.label`
  position: relative;
  display: grid;
  min-block-size: ${target};
  border-radius: min(${token('radius-control')}, 10px);
  & > input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; opacity: 0; cursor: pointer; }
  &:focus-within { outline: 2px solid ${token('color-focus')}; outline-offset: 2px; }
`
const Outside = styled.p`
  color: ${token('color-text-muted')};
  font-size: ${token('text-sm')};
`
