import { expect, screen as page, waitFor } from 'storybook/test'

/** The open dialog once it has faded in, not the one that was shown while its code or a response was loading. */
export const shownDialog = (role: 'dialog' | 'alertdialog' = 'dialog', holds?: string): Promise<HTMLElement> =>
  waitFor(() => {
    const dialog = page.getByRole(role)
    expect(getComputedStyle(dialog).opacity).toBe('1')
    if (holds) expect(dialog.querySelector(holds)).toBeVisible()
    return dialog
  })
