export type Axis = 'brand' | 'theme'

/** The views of a story: title, and the globals that differ from frame to frame. */
export const views: Record<string, { title: string; across: readonly Axis[] }> = {
  single: { title: 'One', across: [] },
  brands: { title: 'All brands at once', across: ['brand'] },
  themes: { title: 'Both themes at once', across: ['theme'] },
  all: { title: 'Brands × themes', across: ['brand', 'theme'] },
}

type Globals = Record<string, unknown>
export type Frame = { label: string; globals: Globals }
export type Choices = Record<Axis, readonly { value: string; title: string }[]>

/** The frames of a view: each has the toolbar's globals with one brand and theme. */
export function framesOf(globals: Globals, choices: Choices): Frame[] {
  const { across } = (typeof globals.view === 'string' && views[globals.view]) || { across: [] as readonly Axis[] }
  const frames: Frame[] = [{ label: '', globals: { ...globals, view: 'single' } }]
  return across.reduce(
    (rows, axis) =>
      rows.flatMap((row) =>
        choices[axis].map(({ value, title }) => ({
          label: row.label ? `${row.label} · ${title}` : title,
          globals: { ...row.globals, [axis]: value },
        })),
      ),
    frames,
  )
}
