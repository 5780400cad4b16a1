import { token } from '@boardwalk/brand-kit'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { fractionOf } from './fraction.ts'
import { Ring } from './ProgressRing.tsx'
import { Bar } from './progress-styles.ts'

export type ProgressProps = {
  /** Name of the task. */
  label: string
  /** Keeps the label for screen readers only; a ring shows it never. */
  isLabelHidden?: boolean
  /** Progress, up to `max`; indeterminate when absent. */
  value?: number | undefined
  max?: number
  /** The value in words: `3 of 8 files`, `40%`. Shown, and read aloud in place of the number. */
  valueText?: string | undefined
  shape?: 'bar' | 'ring'
  /** `positive` when complete, `negative` when it failed; the text must contain that too. */
  tone?: 'accent' | 'positive' | 'negative'
  /** Diameter of a ring in pixels. */
  size?: number
  /** In the middle of a ring. */
  children?: ReactNode
}

/** How far something is, as a bar or a ring. */
export function Progress(props: ProgressProps) {
  const { label, isLabelHidden = false, value, max = 100, valueText, shape = 'bar', tone = 'accent' } = props
  const fraction = fractionOf(value, max)
  if (shape === 'ring') {
    const { size = 64, children } = props
    return (
      <Ring label={label} fraction={fraction} valueText={valueText} tone={tone} size={size}>
        {children ?? (size >= 56 ? valueText : undefined)}
      </Ring>
    )
  }
  return (
    <Root>
      {!isLabelHidden && (
        <Line aria-hidden="true">
          <span>{label}</span>
          {valueText && <Value>{valueText}</Value>}
        </Line>
      )}
      <Bar
        aria-label={label}
        aria-valuetext={valueText}
        max={1}
        data-tone={tone}
        {...(fraction !== undefined && { value: fraction })}
      />
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${token('space-1')};
  min-inline-size: 0;
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token('space-3')};
  font-size: ${token('text-sm')};
`

const Value = styled.span`
  color: ${token('color-text-muted')};
  font-variant-numeric: tabular-nums;
`
