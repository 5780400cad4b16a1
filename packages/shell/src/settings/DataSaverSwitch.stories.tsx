import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inStorefront } from '../testing/stories.tsx'
import { DataSaverSwitch } from './DataSaverSwitch.tsx'

const meta = {
  title: 'Screens/Shell/Data saver',
  component: DataSaverSwitch,
  decorators: [inStorefront()],
  parameters: {
    docs: {
      description: {
        component:
          'Spares the data of a visitor: banners and decoration stay away, from the first byte of later visits.',
      },
    },
  },
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
