import { token } from '@boardwalk/brand-kit'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'

export type DividerProps = {
  /** A word in the middle of the line, such as "or". */
  children?: ReactNode
  /** Vertical, between items of a row. */
  isVertical?: boolean
  /** `strong` where two different matters meet. */
  tone?: 'soft' | 'strong'
}

/** A line between two matters. */
export function Divider({ children, isVertical = false, tone = 'soft' }: DividerProps) {
  const look = { $tone: tone, $isVertical: isVertical }
  if (children === undefined || isVertical) {
    return <Line {...look} {...(isVertical && { role: 'separator', 'aria-orientation': 'vertical' })} />
  }
  return (
    <Row>
      <Line as="span" {...look} />
      {children}
      <Line as="span" {...look} />
    </Row>
  )
}

const Line = styled.hr<{ $tone: 'soft' | 'strong'; $isVertical: boolean }>`
  flex: 1;
  align-self: ${({ $isVertical }) => ($isVertical ? 'stretch' : 'auto')};
  margin: 0;
  border: 0 solid ${({ $tone }) => token($tone === 'strong' ? 'color-border-strong' : 'color-border')};
  ${({ $isVertical }) =>
    $isVertical
      ? css`flex: none; min-block-size: 1.5em; border-inline-start-width: ${token('border-width')};`
      : css`min-inline-size: ${token('space-4')}; border-block-start-width: ${token('border-width')};`}
`

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  color: ${token('color-text-muted')};
  font-size: ${token('text-sm')};
`
