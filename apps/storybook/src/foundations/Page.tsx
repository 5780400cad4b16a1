import { token } from '@boardwalk/brand-kit'
import { Container, Heading, Stack, Text } from '@boardwalk/ui'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'

type PageProps = { title: string; lead: string; children: ReactNode }

/** A page of the foundations. */
export const Page = ({ title, lead, children }: PageProps) => (
  <Container as="main">
    <Whole $gap="8">
      <Stack $gap="3">
        <Heading level={1} size="page">
          {title}
        </Heading>
        <Text $tone="muted">{lead}</Text>
      </Stack>
      {children}
    </Whole>
  </Container>
)

export function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId()
  return (
    <Stack as="section" $gap="4" aria-labelledby={id}>
      <Heading level={2} size="section" id={id}>
        {title}
      </Heading>
      {lead && <Text $tone="muted">{lead}</Text>}
      {children}
    </Stack>
  )
}

const Whole = styled(Stack)`
  padding-block: ${token('space-6')} ${token('space-10')};
`
