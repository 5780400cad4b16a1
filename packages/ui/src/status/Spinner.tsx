import styled, { keyframes } from 'styled-components'
import { calmMotion } from '../foundation/sizes.ts'

const turn = keyframes`to { rotate: 1turn; }`
const breathe = keyframes`50% { opacity: 0.35; }`

/** Decoration in the current colour; the surrounding text names the task. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })<{ $size?: number }>`
  inline-size: ${({ $size = 20 }) => $size}px;
  block-size: ${({ $size = 20 }) => $size}px;
  border: 2px solid color-mix(in oklab, currentColor 25%, transparent);
  border-block-start-color: currentColor;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
  ${calmMotion} { animation: ${breathe} 2s ease-in-out infinite; }
`
