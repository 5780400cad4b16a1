import styled from 'styled-components'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'

export type MoneyProps = {
  /** A formatted amount with its currency symbol. The caller formats it. */
  text: string
  isMasked?: boolean
  /** Read aloud in place of the amount. */
  maskedLabel?: string
  className?: string
}

/** An amount in digits of equal width, or `***`. */
export function Money({ text, isMasked = false, maskedLabel, className }: MoneyProps) {
  if (!isMasked) return <Amount className={className}>{text}</Amount>
  return (
    <Amount className={className}>
      <span aria-hidden="true">***</span>
      {maskedLabel && <VisuallyHidden>{maskedLabel}</VisuallyHidden>}
    </Amount>
  )
}

const Amount = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  unicode-bidi: isolate;
  direction: ltr;
`
