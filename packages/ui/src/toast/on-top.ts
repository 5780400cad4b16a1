/**
 * Ref of the element with the messages, a manual popover: above everything that is open already. It exists only while
 * there are messages; an empty layer would cost each page a layout for it.
 */
export const onTop = (layer: HTMLElement | null): void => layer?.showPopover?.()
