import { token } from '@boardwalk/brand-kit'
import { Heading } from '@boardwalk/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** A part of a section with its heading. */
export function Panel({ title, hint, children }: { title: string; hint?: ReactNode; children: ReactNode }) {
  return (
    <Root aria-label={title}>
      <Heading size="card">{title}</Heading>
      {hint && <Hint>{hint}</Hint>}
      {children}
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  padding-block: ${token('space-4')};
  min-inline-size: 0;
  & + & { border-block-start: 1px solid ${token('color-border')}; }
`
export const Hint = styled.p`
  color: ${token('color-text-muted')};
  font-size: ${token('text-sm')};
  line-height: ${token('line-body')};
`
