import { renderStorefront } from '@boardwalk/shell/testing'
import { screen, within } from '@testing-library/react'
import { memberCentre } from '../index.ts'

type Options = NonNullable<Parameters<typeof renderStorefront>[1]>

/** Opens a page of the member centre as a member: `openPage('transactionHistory&q.page=2')`. */
export async function openPage(page: string, options: Options = {}) {
  const shown = await renderStorefront(`/help?member=${page}`, {
    signedInAs: 0,
    features: [memberCentre],
    ...options,
  })
  return { ...shown, dialog: within(await screen.findByRole('dialog')) }
}
