import { guide } from '@boardwalk/ui/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inStorefront } from '../testing/stories.tsx'
import { DataSaverSwitch } from './DataSaverSwitch.tsx'

const meta = {
  title: 'Screens/Shell/Data saver',
  component: DataSaverSwitch,
  decorators: [inStorefront()],
  parameters: guide({
    usage: 'Spares the data of a visitor: banners and decoration stay away, from the first byte of later visits.',
    dos: ['Show it to visitors too: many pay for each megabyte long before they have an account.'],
    donts: ['Do not leave out with it what a page is for: games, amounts and words stay.'],
    keyboard: [
      ['Tab', 'moves to the switch'],
      ['Space', 'turns it on or off, at once'],
    ],
  }),
  beforeEach: () => async () => {
    localStorage.removeItem('saveData')
    await cookieStore.delete('saveData')
  },
} satisfies Meta<typeof DataSaverSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(canvas.getByRole('switch')).toBeChecked()
    await expect(localStorage.getItem('saveData')).toBe('1')
  },
}
