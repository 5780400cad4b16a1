import { token } from '@boardwalk/brand-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import styled from 'styled-components'
import { Row } from '../layout/Row.tsx'
import { guide } from '../testing/guide.ts'
import type { IconComponent } from './create-icon.tsx'
import * as shell from './icons.ts'
import * as actions from './icons-actions.ts'
import * as more from './icons-more.ts'
import * as things from './icons-things.ts'

const all: [string, IconComponent][] = Object.entries({ ...shell, ...more, ...actions, ...things })

const Sheet = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
  gap: ${token('space-2')};
  margin: 0;
  padding: 0;
  list-style: none;
`
const Cell = styled.li`
  display: grid;
  justify-items: center;
  gap: ${token('space-2')};
  padding: ${token('space-4')} ${token('space-1')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  font-size: ${token('text-xs')};
  overflow-wrap: anywhere;
`

const meta = {
  title: 'Foundations/Icons',
  component: shell.HomeIcon,
  parameters: guide({
    usage:
      'One set on a grid of 24, drawn with a line of 1.75 in the colour of the text. One export per icon; a bundle holds only those it draws.',
    dos: [
      'Leave it without a label beside words; give it one where it is alone.',
      'Draw arrows that mean a direction of reading with `mirrors`.',
    ],
    donts: ['Do not import a second set.', 'Do not change its line.'],
    keyboard: [],
  }),
} satisfies Meta<IconComponent>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  render: () => (
    <Sheet>
      {all.map(([name, Icon]) => (
        <Cell key={name}>
          <Icon />
          {name.replace(/Icon$/, '')}
        </Cell>
      ))}
    </Sheet>
  ),
}
export const Sizes: Story = {
  render: () => (
    <Row>
      {[16, 20, 24, 32, 48].map((size) => (
        <shell.GiftIcon key={size} size={size} />
      ))}
    </Row>
  ),
}
export const Labelled: Story = {
  args: { label: 'Home' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Home' })).toBeVisible()
  },
}
export const MirrorsInRightToLeftText: Story = {
  render: () => (
    <Row>
      <shell.ArrowStartIcon label="Back" />
      <div dir="rtl">
        <shell.ArrowStartIcon label="Back, right to left" />
      </div>
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img', { name: 'Back, right to left' })).transform).toContain('-1')
  },
}
