import { token } from '@boardwalk/brand-kit'
import type { ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { calmMotion } from '../foundation/sizes.ts'
import { tones } from './progress-styles.ts'

type Props = {
  label: string
  fraction: number | undefined
  valueText: string | undefined
  tone: string
  size: number
  children: ReactNode
}

const percent = (fraction: number) => Math.round(fraction * 100)

/** Starts at the top and fills clockwise, in every language as a clock does. */
export function Ring({ label, fraction, valueText, tone, size, children }: Props) {
  return (
    <Root
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={valueText}
      data-tone={tone}
      {...(fraction !== undefined && { 'aria-valuenow': percent(fraction) })}
    >
      <Drawing
        viewBox="0 0 40 40"
        width={size}
        height={size}
        aria-hidden="true"
        data-unknown={fraction === undefined || undefined}
      >
        <Track cx="20" cy="20" r="17" />
        {fraction !== 0 && (
          <Arc
            cx="20"
            cy="20"
            r="17"
            pathLength={100}
            strokeDasharray={fraction === 1 ? undefined : `${percent(fraction ?? 0.25)} 100`}
          />
        )}
      </Drawing>
      {children && <Middle>{children}</Middle>}
    </Root>
  )
}

const turn = keyframes`to { rotate: 270deg; }`

const Root = styled.span`
  ${tones}
  position: relative;
  display: inline-grid;
  place-items: center;
  & > * { grid-area: 1 / 1; }
`

const Drawing = styled.svg`
  fill: none;
  stroke-width: 5;
  rotate: -90deg;
  &[data-unknown] { animation: ${turn} 1.2s linear infinite; }
  ${calmMotion} { &[data-unknown] { animation: none; stroke-dasharray: 4 4; } }
`

const Track = styled.circle`stroke: ${token('color-border')};`
const Arc = styled.circle`
  stroke: var(--tone);
  transition: stroke-dasharray ${token('duration-base')} ${token('ease-out')};
  ${calmMotion} { transition: none; }
`

const Middle = styled.span`
  padding: ${token('space-1')};
  font-size: ${token('text-xs')};
  font-weight: ${token('weight-bold')};
  font-variant-numeric: tabular-nums;
  line-height: ${token('line-tight')};
  text-align: center;
`
