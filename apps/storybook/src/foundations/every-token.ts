import { tokenNames } from '@boardwalk/brand-kit'
import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type FoundationPage, tokenNotes } from './token-notes.ts'

/** The page shows each of its tokens with a value of the browser's. */
export const showsItsTokens =
  (page: FoundationPage): NonNullable<StoryObj['play']> =>
  async ({ canvasElement }) => {
    const wanted = tokenNames.filter((name) => tokenNotes[name].page === page)
    await waitFor(() => expect(canvasElement.querySelector('[data-token]')).not.toHaveTextContent(/…$/))
    const shown = [...canvasElement.querySelectorAll<HTMLElement>('[data-token]')].map((row) => row.dataset.token)
    await expect(shown.toSorted()).toEqual(wanted.toSorted())
  }
