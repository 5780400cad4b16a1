import { token } from '@boardwalk/brand-kit'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** First stop of the Tab key: jumps over the header. */
export const SkipLink = ({ targetId, children }: { targetId: string; children: ReactNode }) => (
  <Root href={`#${targetId}`}>{children}</Root>
)

const Root = styled.a`
  position: fixed;
  inset-block-start: ${token('space-2')};
  inset-inline-start: ${token('space-2')};
  z-index: 100;
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-control')};
  background: ${token('color-accent')};
  color: ${token('color-on-accent')};
  font-weight: ${token('weight-bold')};
  translate: 0 -200%;
  &:focus { translate: none; }
`
