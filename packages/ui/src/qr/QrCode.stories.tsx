import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { guide } from '../testing/guide.ts'
import { QrCode } from './QrCode.tsx'

const meta = {
  title: 'Components/Data/QrCode',
  component: QrCode,
  args: { value: 'boardwalk-app-for-android', label: 'Opens the app for Android', caption: 'Android' },
  parameters: guide({
    usage:
      'A code for a phone’s camera: the app, a referral, a payment. Dark on light in both themes, with the free edge that readers need. Lives in `@boardwalk/ui/qr`.',
    dos: [
      'Offer the same target as a link or as text beside it, for who reads on the phone itself.',
      'Raise `correction` for what is printed.',
    ],
    donts: ['Do not lay a logo over it.', 'Do not put a secret into it that must not be photographed.'],
    keyboard: [
      ['Tab', 'the button that saves'],
      ['Enter, Space', 'saves the code as a picture'],
    ],
  }),
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

/** Light of a colour from 0 to 255, as the page draws it. */
function lightOf(colour: string): number {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return Number.NaN
  pen.fillStyle = colour
  pen.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export const App: Story = {
  play: async ({ canvas }) => {
    const { color, backgroundColor } = getComputedStyle(canvas.getByRole('img'))
    // Dark on light in every brand and theme.
    await expect(lightOf(color)).toBeLessThan(80)
    await expect(lightOf(backgroundColor)).toBeGreaterThan(200)
  },
}
export const Saved: Story = {
  args: { downloadLabel: 'Save the picture', fileName: 'android.png' },
  play: async ({ canvas, userEvent }) => {
    const saved: Blob[] = []
    const { createObjectURL } = URL
    const stay = (event: Event) => event.target instanceof HTMLAnchorElement && event.preventDefault()
    URL.createObjectURL = (blob: Blob) => {
      saved.push(blob)
      return createObjectURL.call(URL, blob)
    }
    document.addEventListener('click', stay, true)
    try {
      canvas.getByRole('button').focus()
      await userEvent.keyboard('{Enter}')
      // The browser writes the picture when it has nothing else to do.
      await waitFor(() => expect(saved).toHaveLength(1))
      const picture = await createImageBitmap(saved[0] as Blob)
      await expect(picture.width).toBe(picture.height)
      await expect(picture.width).toBeGreaterThan(500)
    } finally {
      URL.createObjectURL = createObjectURL
      document.removeEventListener('click', stay, true)
    }
  },
}
export const MuchToSay: Story = { args: { value: 'payment '.repeat(60), size: 280, correction: 'H' } }
export const Small: Story = { args: { size: 104, caption: undefined } }
export const TooLong: Story = {
  args: { value: 'x'.repeat(4000), fallback: 'This link is too long for a code. Copy it instead.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}
