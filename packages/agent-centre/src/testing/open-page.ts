import { renderStorefront } from '@boardwalk/shell/testing'
import { screen, within } from '@testing-library/react'
import { agentCentre } from '../index.ts'

type Options = NonNullable<Parameters<typeof renderStorefront>[1]>

/** Opens a page of the agent centre as an agent: `openPage('userProfit&q.page=2')`. */
export async function openPage(page: string, options: Options = {}) {
  const shown = await renderStorefront(`/help?agent=${page}`, { signedInAs: 1, features: [agentCentre], ...options })
  return { ...shown, dialog: within(await screen.findByRole('dialog')) }
}
