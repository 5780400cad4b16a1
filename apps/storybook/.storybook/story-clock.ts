import type { StoryContext } from '@storybook/react-vite'
import { skinOf } from './apply-skin.ts'
import { momentOf, setClock } from './clock.ts'

/** `parameters.clock` of a story that needs a specific moment, or a stopped clock for a picture. */
export type ClockParameter = { at?: string; isStill?: boolean }

/** A story's own moment wins over the design's, and the toolbar's over both. */
export const startClock = ({ globals, parameters }: StoryContext): (() => void) => {
  const { at, isStill = false } = (parameters.clock ?? {}) as ClockParameter
  return setClock(momentOf(globals.clock, skinOf(globals).brand, at ? Date.parse(at) : undefined), isStill)
}
