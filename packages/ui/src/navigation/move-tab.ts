type Press = { key: string; altKey?: boolean; ctrlKey?: boolean; metaKey?: boolean; currentTarget: Element }

/**
 * Index that an arrow key, Home or End leads to, wrapping at the ends and following the text direction; -1 for other
 * keys, and for those that belong to the browser, such as Alt with an arrow.
 */
export function moveTab(press: Press, current: number, count: number): number {
  const { key, currentTarget } = press
  if (count === 0 || press.altKey || press.ctrlKey || press.metaKey) return -1
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward) return (current + 1) % count
  if (key === back) return (Math.max(0, current) - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : -1
}
