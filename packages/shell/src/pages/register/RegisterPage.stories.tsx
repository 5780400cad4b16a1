import { createFakeFetch, fakeError, fakes } from '@boardwalk/api-client/fakes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryStorefront } from '../../testing/StoryStorefront.tsx'

const rules = fakes.registerSettings({ method: 'USERNAME' })
const settings = (change: Partial<typeof rules>) =>
  createFakeFetch({ registerSettings: () => ({ ...rules, ...change }) })

const meta = {
  title: 'Shell/Register',
  component: StoryStorefront,
  parameters: { layout: 'fullscreen' },
  args: { address: '/register' },
} satisfies Meta<typeof StoryStorefront>
export default meta
type Story = StoryObj<typeof meta>

export const Form: Story = {}
export const WithCaptcha: Story = { args: { fake: settings({ captcha: true }) } }
export const Closed: Story = { args: { fake: settings({ directRegistration: false }) } }
export const Loading: Story = { args: { fake: createFakeFetch({}, { delay: 3_600_000 }) } }
export const Failed: Story = { args: { fake: createFakeFetch(fakeError('registerSettings', 'INTERNAL')) } }
