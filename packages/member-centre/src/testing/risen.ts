import { expect, screen, waitFor, within } from 'storybook/test'

/** The overlay, once it has risen. */
export async function risen() {
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'))
  return within(dialog)
}
