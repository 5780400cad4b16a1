import { token } from '@boardwalk/brand-kit'
import styled from 'styled-components'
import { ArrowDownIcon, ArrowUpIcon } from '../icon/icons-actions.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { Money } from './Money.tsx'

export type BalanceDeltaProps = {
  /** The amount as it should read, without a sign. */
  text: string
  /** `none` for an unchanged balance. */
  direction: 'in' | 'out' | 'none'
  /** The direction in words, read aloud: `Received`, `Paid`. */
  label: string
  isMasked?: boolean
  maskedLabel?: string
}

const signs = { in: '+', out: '\u2212', none: '' }

/**
 * A credit or debit: a sign, an arrow and a colour, and the word for readers who see none of them. A payment is not a
 * mistake, so it has no error colour.
 */
export function BalanceDelta({ text, direction, label, isMasked = false, maskedLabel }: BalanceDeltaProps) {
  const Icon = direction === 'in' ? ArrowDownIcon : ArrowUpIcon
  return (
    <Root data-direction={direction}>
      <VisuallyHidden>{label} </VisuallyHidden>
      {direction !== 'none' && <Icon size={16} />}
      <Money
        text={isMasked ? text : `${signs[direction]}${text}`}
        isMasked={isMasked}
        {...(maskedLabel !== undefined && { maskedLabel })}
      />
    </Root>
  )
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};
  max-inline-size: 100%;
  &[data-direction='in'] { color: ${token('color-on-positive-soft')}; }
`
