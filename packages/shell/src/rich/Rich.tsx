import { token } from '@boardwalk/brand-kit'
import { Heading, Stack, Text } from '@boardwalk/ui'
import { type ComponentType, Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import { RichLink } from './RichLink.tsx'
import { type RichNode, type Tag, toNodes } from './to-nodes.ts'

type Part = ComponentType<{ href?: string | undefined; children: ReactNode }>

const List = styled.ul`
  display: grid;
  gap: ${token('space-2')};
  margin: 0;
  padding-inline-start: ${token('space-5')};
`

const parts: Record<Tag, Part> = {
  p: ({ children }) => <Text>{children}</Text>,
  h2: ({ children }) => <Heading level={2}>{children}</Heading>,
  h3: ({ children }) => (
    <Heading level={3} size="card">
      {children}
    </Heading>
  ),
  ul: ({ children }) => <List>{children}</List>,
  ol: ({ children }) => <List as="ol">{children}</List>,
  li: ({ children }) => <li>{children}</li>,
  strong: ({ children }) => <strong>{children}</strong>,
  em: ({ children }) => <em>{children}</em>,
  a: RichLink,
}

const shown = (nodes: readonly RichNode[]): ReactNode =>
  // The same sentence may repeat, and the list never changes its order.
  nodes.map((node, index) => {
    if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>
    const Part = parts[node.tag]
    return (
      <Part key={index} href={node.href}>
        {shown(node.children)}
      </Part>
    )
  })

/** Text of an operator with its headings, lists and links; any other markup in it is left out. */
export const Rich = ({ html }: { html: string }) => <Stack $gap="3">{shown(toNodes(html))}</Stack>
