import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { inStorefront } from '../testing/stories.tsx'
import { VerifyStep } from './VerifyStep.tsx'
import type { Proof } from './verification.ts'

const all: Proof[] = ['MOBILE', 'EMAIL', 'PAYEE_NAME', 'GOOGLE']
const first = (method: Proof) => ({
  verification: {
    verifyToken: 'wait-1',
    methods: [method, ...all.filter((other) => other !== method)],
    masked: { MOBILE: '*******567', EMAIL: 'p***@example.com' },
    password: 'typed',
  },
})

const meta = {
  title: 'Screens/Shell/Sign in from a new place',
  component: VerifyStep,
  decorators: [inStorefront({ answers: {} })],
  args: { ...first('MOBILE'), onBack: fn() },
} satisfies Meta<typeof VerifyStep>
export default meta
type Story = StoryObj<typeof meta>

export const ByMobile: Story = {}
export const ByMail: Story = { args: first('EMAIL') }
export const ByName: Story = { args: first('PAYEE_NAME') }
export const ByApp: Story = { args: first('GOOGLE') }
export const CodeSent: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('button:not([type="submit"])') as Element)
    await waitFor(() => expect(canvas.getByRole('timer')).toBeVisible())
  },
}
export const Mistake: Story = {
  args: first('PAYEE_NAME'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('[type="submit"]') as Element)
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeInvalid())
  },
}
