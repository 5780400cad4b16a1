import type { Meta, StoryObj } from '@storybook/react-vite'
import { inStorefront } from '../testing/in-storefront.tsx'
import { Jackpot } from './Jackpot.tsx'

const meta = {
  title: 'Game lobby/Jackpot',
  component: Jackpot,
  decorators: [inStorefront()],
} satisfies Meta<typeof Jackpot>
export default meta

export const Counting: StoryObj<typeof meta> = {}
