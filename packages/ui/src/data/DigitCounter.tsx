import { token } from '@boardwalk/brand-kit'
import { useState } from 'react'
import styled, { keyframes } from 'styled-components'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'

export type DigitCounterProps = {
  /** Digits with their separators, such as `1,234.56`. */
  text: string
  /** Before the digits: a currency symbol. */
  prefix?: string
  /** Height of a cell in pixels. */
  cellHeight?: number
}

/** Digits that roll to their next value. Read aloud as one number. */
export function DigitCounter({ text, prefix = '', cellHeight = 78 }: DigitCounterProps) {
  const cells = [...text]
  return (
    <Root $height={cellHeight}>
      <VisuallyHidden>{`${prefix}${text}`}</VisuallyHidden>
      {prefix && <Sign text={prefix} />}
      {cells.map((cell, index) => {
        // Counted from the end, so that a number that grows keeps its cells.
        const key = cells.length - index
        return /\d/.test(cell) ? <Digit key={key} value={cell} /> : <Sign key={key} text={cell} />
      })}
    </Root>
  )
}

const Sign = ({ text }: { text: string }) => (
  <span aria-hidden="true" data-sign>
    {text}
  </span>
)

/** One text, until the digit changes for the first time: then both digits, one above the other, roll down a line. */
function Digit({ value }: { value: string }) {
  const [{ now, before }, setDigits] = useState({ now: value, before: '' })
  if (value !== now) setDigits({ now: value, before: now })
  return (
    <span aria-hidden="true" data-digit={value}>
      {before ? <Rolling key={value}>{`${value}\n${before}`}</Rolling> : value}
    </span>
  )
}

const roll = keyframes`from { translate: 0 -50%; }`

/** Calm motion shortens the duration itself. */
const Rolling = styled.span`
  display: block;
  white-space: pre;
  animation: ${roll} calc(${token('duration-base')} * 2.4) ${token('ease-out')};
`

/** Styles of all cells in one component: a counter has two dozen parts. */
const Root = styled.span<{ $height: number }>`
  --cell: ${({ $height }) => $height}px;
  display: inline-flex;
  align-items: center;
  gap: calc(var(--cell) * 0.05);
  font-family: ${token('font-display')};
  font-size: calc(var(--cell) * 0.62);
  font-weight: ${token('weight-bold')};
  font-variant-numeric: tabular-nums;
  line-height: var(--cell);
  direction: ltr;
  > [data-sign] { padding-inline: 0.02em; }
  > [data-digit] {
    inline-size: calc(var(--cell) * 0.6);
    block-size: var(--cell);
    border-radius: calc(var(--cell) * 0.14);
    background: ${token('color-surface')} linear-gradient(transparent 49.5%, ${token('color-border')} 50%, transparent 50.5%);
    color: ${token('color-text')};
    box-shadow: ${token('shadow-card')}, inset 0 0 0 1px ${token('color-border')};
    text-align: center;
    overflow: hidden;
  }
`
