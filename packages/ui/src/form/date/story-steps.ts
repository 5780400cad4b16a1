import { expect, screen, waitFor, within } from 'storybook/test'

type User = { click: (element: Element) => Promise<void> }

/** Opens the calendar of the story and waits until it has faded in; returns queries within it. */
export async function openCalendar(user: User, canvas: ReturnType<typeof within>, title: string) {
  await user.click(canvas.getByRole('button', { name: 'Open the calendar' }))
  const panel = await screen.findByRole('dialog', { name: title })
  await waitFor(() => expect(getComputedStyle(panel).opacity).toBe('1'))
  return within(panel)
}
