import { fakes } from '@boardwalk/api-client/fakes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, waitFor, within } from 'storybook/test'
import { chat } from '../chat/index.ts'
import { agentCentre, memberCentre } from '../testing/centres.tsx'
import { never, screen, screenParameters } from '../testing/stories.tsx'
import { SideBar } from './SideBar.tsx'

const networks = ['TELEGRAM', 'TELEGRAM2', 'FACEBOOK', 'WHATSAPP', 'VIBER', 'TWITTER', 'YOUTUBE', 'INSTAGRAM']
const everything = {
  permission: () => {
    const permission = fakes.permission({})
    const resources = Object.fromEntries(
      networks.map((name) => [name, { resourceType: 'SOCIAL', url: `/${name}`, qrCodeUrl: null, labelNameEn: name }]),
    )
    const features = { ...permission.info.features, chat: true }
    return { ...permission, info: { ...permission.info, resources, features } }
  },
  downloads: () => ({
    list: (['IOS_CONFIG', 'IOS', 'ANDROID'] as const).map((os) => ({ os, url: '/down', qr: '/down', version: null })),
  }),
}

const meta = {
  title: 'Screens/Shell/Side bar',
  component: SideBar,
  parameters: { ...screenParameters, reflow: { skipsPlay: 'The bar is for wide screens; a phone has its drawer.' } },
} satisfies Meta<typeof SideBar>
export default meta
type Story = StoryObj<typeof meta>

const bar = async () => within(await page.findByRole('complementary'))

export const Visitor: Story = { ...screen('/help') }
export const Everything: Story = {
  ...screen('/help', { as: 'member', answers: everything, features: [memberCentre, chat] }),
  play: async () => {
    const links = async () => expect((await bar()).getAllByRole('link')).toHaveLength(networks.length)
    await waitFor(links)
  },
}
export const Code: Story = {
  ...screen('/help', { answers: everything, features: [chat] }),
  play: async ({ userEvent }) => {
    const [, , code] = await waitFor(async () => {
      const buttons = (await bar()).getAllByRole('button')
      await expect(buttons.length).toBeGreaterThan(5)
      return buttons
    })
    await userEvent.click(code as HTMLElement)
    await waitFor(() => expect(page.getByRole('figure')).toBeVisible())
  },
}
/** Beside a page of this width only its edge is there, until it has the focus. */
export const BesideANarrowPage: Story = {
  ...screen('/help', { features: [chat] }),
  play: async () => {
    const side = await page.findByRole('complementary')
    const isInside = () => side.getBoundingClientRect().right <= window.innerWidth
    await waitFor(() => expect(isInside()).toBe(window.innerWidth >= 1360))
    within(side).getAllByRole('button')[0]?.focus()
    await waitFor(() => expect(isInside()).toBe(true))
  },
}
export const Loading: Story = { ...screen('/help', { answers: { permission: never, downloads: never } }) }
export const AgentWithCentres: Story = {
  ...screen('/help', { as: 'agent', answers: everything, features: [memberCentre, agentCentre, chat] }),
}
