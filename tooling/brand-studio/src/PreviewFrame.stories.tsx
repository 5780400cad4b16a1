import type { Meta, StoryObj } from '@storybook/react-vite'
import { isolateStorage } from './preview/own-storage.ts'
import { PreviewFrame } from './preview/PreviewFrame.tsx'

/** The page that the studio's previews load; empty by itself. Not listed, not a test. */
const meta = {
  title: 'Brands/Brand Studio/Frame',
  component: PreviewFrame,
  tags: ['!dev', '!test', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => isolateStorage(window),
} satisfies Meta<typeof PreviewFrame>
export default meta

export const Frame: StoryObj<typeof meta> = {}
