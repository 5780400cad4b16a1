import type { Page } from '@playwright/test'
import type { Member } from '../new-member.ts'
import { storefront } from './storefront.ts'

/** Opens pages of a signed-in account's centres; the session is the one that the gateway gave. */
export async function centreOf(page: Page, { token, username }: Omit<Member, 'payPassword'>, type = 0) {
  await page.addInitScript(
    (session) => {
      // A game's frame has an opaque origin and no storage.
      if (window.origin === 'null') return
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
    },
    { token, username, isAgent: String(type) },
  )
  const site = storefront(page)
  return {
    site,
    /** `overlay` is its parameter in the address: `member=depositv2`. */
    async open(overlay: string) {
      await site.open(`/help?${overlay}`)
      return page.getByRole('dialog').first()
    },
    /** A dialog that asks before something is sent. */
    asked: (name: string) => page.getByRole('dialog', { name }),
  }
}
