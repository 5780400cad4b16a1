import type { EndpointName } from '@boardwalk/api-client/contract'
import { offlineScreen, type StoryOptions, screen } from '@boardwalk/shell/testing/stories'
import { expect, screen as page, waitFor, within } from 'storybook/test'
import { agentCentre } from '../index.ts'

const address = (key: string) => `/help?agent=${key}`
const asAgent = (options: StoryOptions): StoryOptions => ({
  ...{ as: 'agent', ...options },
  features: [agentCentre, ...(options.features ?? [])],
})

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

/** Dialogs fade in and pages rise: an element that is there can be seen a moment later. */
export async function seen(element: HTMLElement | Promise<HTMLElement>) {
  const found = await element
  await waitFor(() => expect(found).toBeVisible())
  return found
}

const cut = () => Promise.reject(new TypeError('Failed to fetch'))

/** The network goes away once the menu is known: these calls fail, and the device reports it. */
export const cutAgentScreen = (key: string, answers: StoryOptions['answers'], names: readonly EndpointName[]) => ({
  ...agentScreen(key, { answers: { ...answers, ...Object.fromEntries(names.map((name) => [name, cut])) } }),
  beforeEach: offlineAgentScreen(key).beforeEach,
})
