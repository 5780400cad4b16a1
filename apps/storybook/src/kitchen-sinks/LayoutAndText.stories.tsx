import { token } from '@boardwalk/brand-kit'
import { Divider, Grid, Heading, Kbd, Row, Stack, Text } from '@boardwalk/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import styled from 'styled-components'
import { Part, picture, Sheet } from './Sheet.tsx'

const Box = styled.div`
  padding: ${token('space-3')};
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  box-shadow: ${token('shadow-card')};
`
const boxes = (count: number) =>
  Array.from({ length: count }, (_, index) => <Box key={`${index + 1}`}>Box {index + 1}</Box>)

const LayoutAndText = () => (
  <Sheet>
    <Part title="Text">
      <Heading size="display">Display heading</Heading>
      <Heading size="page">Page heading</Heading>
      <Heading>Section heading</Heading>
      <Text $size="lg">Large text says what a page is for.</Text>
      <Text>Body text says the rest, in sentences of everyday words.</Text>
      <Text $size="sm" $tone="muted">
        Small and muted text adds what can be skipped.
      </Text>
      <Text $weight="bold">
        Bold text, and <a href="#link">a link in it</a>.
      </Text>
      <Text>
        Press <Kbd>/</Kbd> to search.
      </Text>
      <Divider />
      <Divider>or</Divider>
    </Part>
    <Part title="Row">
      <Row>{boxes(3)}</Row>
      <Row $justify="space-between">{boxes(2)}</Row>
    </Part>
    <Part title="Grid">
      <Grid>{boxes(4)}</Grid>
      <Grid $columns="halves">{boxes(2)}</Grid>
    </Part>
    <Part title="Stack">
      <Stack $gap="2">{boxes(2)}</Stack>
    </Part>
  </Sheet>
)

const meta = {
  title: 'Patterns/Kitchen sinks/Layout and text',
  component: LayoutAndText,
  parameters: picture('Headings, words, keys, and the boxes that place them.', 800),
} satisfies Meta<typeof LayoutAndText>
export default meta

export const Everything: StoryObj<typeof meta> = {}
