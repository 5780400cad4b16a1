import { createFakeFetch, fakeError } from '@boardwalk/api-client/fakes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryStorefront } from '../testing/StoryStorefront.tsx'

const meta = {
  title: 'Shell/Login',
  component: StoryStorefront,
  parameters: { layout: 'fullscreen' },
  args: { address: '/help', modal: { kind: 'login' } },
} satisfies Meta<typeof StoryStorefront>
export default meta
type Story = StoryObj<typeof meta>

export const Username: Story = {}
export const SessionExpired: Story = { args: { modal: { kind: 'login', reason: 'expired' } } }
export const Refused: Story = { args: { fake: createFakeFetch(fakeError('login', 'LOGIN_FAILED', { captcha: true })) } }
