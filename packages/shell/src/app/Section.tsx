import { token } from '@boardwalk/brand-kit'
import { Heading, Stack } from '@boardwalk/ui'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'

export type SectionProps = {
  title: ReactNode
  /** Beside the title: a link to the whole list, arrows of a rail. */
  action?: ReactNode
  children: ReactNode
}

/** A titled part of a page, named for screen readers by its title. */
export function Section({ title, action, children }: SectionProps) {
  const id = useId()
  return (
    <Stack as="section" $gap="3" aria-labelledby={id}>
      <Top>
        <Heading level={2} size="section" id={id}>
          {title}
        </Heading>
        {action}
      </Top>
      {children}
    </Stack>
  )
}

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')};
`
