import type { ShownToast } from './toast-context.ts'

/** Most messages at a time; the rest wait their turn. */
export const maxToasts = 3

/** The queue with one more message; the same words again take the place of the older ones, so that they never pile up. */
export const enqueue = (queue: readonly ShownToast[], toast: ShownToast): ShownToast[] => [
  ...queue.filter(({ text, tone }) => text !== toast.text || tone !== toast.tone),
  toast,
]
