import { expect, screen as page, waitFor } from 'storybook/test'

/** The open dialog once it has faded in. One that stood in for it while its code or an answer was on its way is not it. */
export const shownDialog = (role: 'dialog' | 'alertdialog' = 'dialog', holds?: string): Promise<HTMLElement> =>
  waitFor(() => {
    const dialog = page.getByRole(role)
    expect(getComputedStyle(dialog).opacity).toBe('1')
    if (holds) expect(dialog.querySelector(holds)).toBeVisible()
    return dialog
  })
