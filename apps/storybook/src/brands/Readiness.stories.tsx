import { brands } from 'virtual:all-brands'
import { auditedPairs } from '@boardwalk/brand-kit/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Readiness } from './Readiness.tsx'

const meta = {
  title: 'Brands/Readiness',
  component: Readiness,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Readiness>
export default meta

export const Contrast: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const pairs = [...canvasElement.querySelectorAll('[data-pair]')]
    await expect(pairs).toHaveLength(auditedPairs.length)
    for (const pair of pairs) await expect(pair.querySelectorAll('[data-theme]')).toHaveLength(2 * brands.length)
  },
}
