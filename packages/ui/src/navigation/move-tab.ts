type Press = { key: string; currentTarget: Element }

/** Index that an arrow key, Home or End leads to, wrapping at the ends and following the text direction; -1 for other keys. */
export function moveTab({ key, currentTarget }: Press, current: number, count: number): number {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward) return (current + 1) % count
  if (key === back) return (current - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : -1
}
