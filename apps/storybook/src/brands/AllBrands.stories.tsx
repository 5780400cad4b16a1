import { brands } from 'virtual:all-brands'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AllBrands } from './AllBrands.tsx'

const meta = {
  title: 'Brands/All brands',
  component: AllBrands,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AllBrands>
export default meta

export const Overview: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    for (const { brand } of brands) await expect(canvas.getByRole('region', { name: brand.name })).toBeVisible()
  },
}
