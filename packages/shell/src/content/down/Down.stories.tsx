import { fakeError } from '@boardwalk/api-client/fakes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { offlineScreen, onPhone, screen, screenParameters } from '../../testing/stories.tsx'
import { DownPage } from './DownPage.tsx'

const meta = {
  title: 'Screens/Shell/Download',
  component: DownPage,
  parameters: screenParameters,
} satisfies Meta<typeof DownPage>
export default meta
type Story = StoryObj<typeof meta>

const answers = {
  downloads: () => ({
    list: [
      { os: 'IOS' as const, url: '/down', qr: '/down', version: null },
      { os: 'IOS_CONFIG' as const, url: '/download/ios.mobileconfig', qr: '/download/ios.mobileconfig', version: null },
      { os: 'ANDROID' as const, url: '/down', qr: '/down', version: '1.2' },
    ],
  }),
}

export const Data: Story = {
  ...screen('/down', { answers }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /opens this page on an Android/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Download the profile' })).toHaveAttribute(
      'href',
      '/download/ios.mobileconfig',
    )
  },
}
export const OnAPhone: Story = { ...screen('/down', { answers }), globals: onPhone }
/** A browser that can install the site fires an event. */
export const CanBeInstalled: Story = {
  ...screen('/down', { answers }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 })
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => undefined,
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    })
    await waitFor(() => {
      window.dispatchEvent(offer)
      return expect(canvas.getByRole('button', { name: 'Install' })).toBeVisible()
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Install' }))
    await expect(await canvas.findByText('It is installed on this device.')).toBeVisible()
  },
}
export const Loading: Story = { ...screen('/down', { network: 'silent' }) }
export const Empty: Story = { ...screen('/down', { answers: { downloads: () => ({ list: [] }) } }) }
export const Failed: Story = { ...screen('/down', { answers: fakeError('downloads', 'INTERNAL') }) }
export const Offline: Story = {
  ...offlineScreen('/down'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
}
