import { token } from '@boardwalk/brand-kit'
import { Heading, Stack } from '@boardwalk/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** All components of a family on one page, part by part. */
export const Sheet = ({ children }: { children: ReactNode }) => (
  <Page $gap="6" as="main">
    {children}
  </Page>
)

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" $gap="3">
    <Heading size="card">{title}</Heading>
    {children}
  </Stack>
)

/** Parameters of a page whose picture is compared, in pixels; `height` is the minimum, for overlays. */
export const picture = (description: string, width: 390 | 800, height = 0) => ({
  layout: 'padded',
  picture: { width, height },
  docs: { description: { component: description } },
})

export const nothing = () => {}

const Page = styled(Stack)`
  padding-block: ${token('space-4')};
`
