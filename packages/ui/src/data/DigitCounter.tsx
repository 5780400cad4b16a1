import { token } from '@boardwalk/brand-kit'
import styled, { css } from 'styled-components'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

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
      {prefix && <Sign aria-hidden="true">{prefix}</Sign>}
      {cells.map((cell, index) => {
        // Counted from the end, so that a number that grows keeps its cells.
        const key = cells.length - index
        return /\d/.test(cell) ? (
          <Digit key={key} value={cell} />
        ) : (
          <Sign key={key} aria-hidden="true">
            {cell}
          </Sign>
        )
      })}
    </Root>
  )
}

function Digit({ value }: { value: string }) {
  return (
    <Cell aria-hidden="true">
      <Reel data-digit={value} />
    </Cell>
  )
}

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
`

const Sign = styled.span`padding-inline: 0.02em;`

const Cell = styled.span`
  inline-size: calc(var(--cell) * 0.6);
  block-size: var(--cell);
  border-radius: calc(var(--cell) * 0.14);
  background: ${token('color-surface')} linear-gradient(transparent 49.5%, ${token('color-border')} 50%, transparent 50.5%);
  color: ${token('color-text')};
  box-shadow: ${token('shadow-card')}, inset 0 0 0 1px ${token('color-border')};
  text-align: center;
  overflow: hidden;
`

/** The ten digits, one a line, are one text and not ten elements. Calm motion shortens the duration itself. */
const Reel = styled.span`
  display: block;
  white-space: pre;
  transition: translate calc(${token('duration-base')} * 2.4) ${token('ease-out')};
  &::before { content: '${digits.join('\\A ')}'; }
  ${digits.map((digit) => css`&[data-digit='${digit}'] { translate: 0 ${digit * -10}%; }`)}
`
