import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../testing/guide.ts'
import { Container } from './Stack.tsx'
import { StoryBox } from './story-box.ts'

const meta = {
  title: 'Components/Layout/Container',
  component: Container,
  args: { children: <StoryBox>The page column</StoryBox> },
  parameters: {
    layout: 'fullscreen',
    ...guide({
      usage: 'The column of a page: full width on a phone, centred at the brand’s page width on a desktop.',
      dos: ['Use one per band of a page.'],
      donts: ['Do not put one into another.'],
      keyboard: [],
    }),
  },
} satisfies Meta<typeof Container>
export default meta

export const PageColumn: StoryObj<typeof meta> = {}
