import { offlineScreen, type StoryOptions, screen } from '@boardwalk/shell/testing/stories'
import { expect, screen as page, waitFor, within } from 'storybook/test'
import { agentCentre } from '../index.ts'

const address = (key: string) => `/help?agent=${key}`
const asAgent = (options: StoryOptions): StoryOptions => ({ as: 'agent', ...options, features: [agentCentre] })

/** A page of the agent centre over a page of a storefront: `agentScreen('userProfit&q.page=2')`. */
export const agentScreen = (key: string, options: StoryOptions = {}) => screen(address(key), asAgent(options))

export const offlineAgentScreen = (key: string, options: StoryOptions = {}) =>
  offlineScreen(address(key), asAgent(options))

/** The overlay, once it has risen. */
export async function risen() {
  const dialog = await page.findByRole('dialog')
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'))
  return within(dialog)
}
