import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { momentOf } from '../.storybook/clock.ts'
import { frameAddress } from '../.storybook/grid/address.ts'
import { framesOf } from '../.storybook/grid/views.ts'
import { Toolbar } from './Toolbar.tsx'

const meta = {
  title: 'Patterns/Toolbar',
  component: Toolbar,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Toolbar>
export default meta
type Story = StoryObj<typeof meta>

const shows =
  (moment: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(moment, { selector: 'time' })).toBeVisible())
  }

export const Tools: Story = { play: shows(/^2026-11-21T10:00:0/) }

/** A story may set a moment, and a stopped clock. */
export const OwnMoment: Story = {
  parameters: { clock: { at: '2027-03-01T00:00:00.000Z', isStill: true } },
  play: async (context) => {
    await shows(/^2027-03-01T00:00:00.000Z$/)(context)
    await expect(new Date().toISOString()).toBe('2027-03-01T00:00:00.000Z')
    await expect(new Date(Date.now()).getUTCFullYear()).toBe(2027)
    await expect(new Date('2020-02-29').getUTCDate()).toBe(29)
    await expect(new Date() instanceof Date).toBe(true)
  },
}
export const AtNight: Story = {
  globals: { clock: 'night' },
  play: async () => {
    const hours = (brand: string) => new Date(momentOf('night', brand) ?? 0).getUTCHours()
    await expect([hours('philippines'), hours('bangladesh'), hours('india')]).toEqual([15, 17, 18])
  },
}
export const ATypedMoment: Story = {
  globals: { clock: '2026-12-24 20-30' },
  play: async () => {
    const iso = (chosen: unknown) => new Date(momentOf(chosen, 'india') ?? 0).toISOString()
    await expect(iso('2026-12-24 20-30')).toBe('2026-12-24T15:00:00.000Z')
    await expect(iso('2026-12-24')).toBe('2026-12-24T06:30:00.000Z')
    await expect(iso(new Date('2026-12-24T01:02:03Z'))).toBe('2026-12-24T01:02:03.000Z')
    for (const nonsense of ['2026-13-45', 'constructor', '', 7, null, undefined, new Date(Number.NaN)]) {
      await expect(iso(nonsense)).toBe('2026-11-21T10:00:00.000Z')
    }
  },
}
export const FramesOfAView: Story = {
  play: async () => {
    const choices = {
      brand: [
        { value: 'a', title: 'A' },
        { value: 'b', title: 'B' },
      ],
      theme: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
    }
    const labels = (view: unknown) => framesOf({ view, language: 'BN' }, choices).map(({ label }) => label)
    await expect(labels('brands')).toEqual(['A', 'B'])
    await expect(labels('themes')).toEqual(['Light', 'Dark'])
    await expect(labels('all')).toEqual(['A · Light', 'A · Dark', 'B · Light', 'B · Dark'])
    await expect(labels('nonsense')).toEqual([''])
    const [first] = framesOf({ view: 'all', language: 'BN', viewport: { value: 'phone', isRotated: false } }, choices)
    const address = new URLSearchParams(frameAddress('a--b', first?.globals ?? {}).split('?')[1])
    await expect(address.get('globals')).toBe(
      'view:single;language:BN;viewport.value:phone;viewport.isRotated:!false;brand:a;theme:light',
    )
  },
}
