// The catalogue's own window is built with the classic transform, which needs the name.
import * as React from 'react'
import { useGlobals, useGlobalTypes, useParameter, useStorybookState } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import { catalogueAddress, frameAddress } from './address.ts'
import { scrollTogether } from './together.ts'
import { useTurns } from './turns.ts'
import { type Axis, type Choices, framesOf, views } from './views.ts'

type Items = { toolbar?: { items?: { value: string; title: string }[] } }
type Viewports = { options?: Record<string, { styles?: { width: string; height: string } }> }

/** Around the catalogue's preview: the same story once per brand, theme or both, each in an iframe. */
export function Grid({ children }: React.PropsWithChildren) {
  const [globals] = useGlobals()
  const types = useGlobalTypes() as Record<string, Items>
  const { storyId, viewMode } = useStorybookState()
  const { options } = useParameter<Viewports>('viewport', {})
  const [joined] = React.useState(scrollTogether)
  const choice = (axis: Axis) => types[axis]?.toolbar?.items ?? []
  const choices: Choices = { brand: choice('brand'), theme: choice('theme') }
  const across = views[String(globals.view)]?.across ?? []
  const frames = framesOf(globals, choices)
  const last = across.at(-1)
  const addresses = frames.map(({ globals: own }) => frameAddress(storyId ?? '', own, viewMode ?? 'story'))
  const { box, open } = useTurns(addresses.join(), last ? addresses.length : 0)
  if (!last || !storyId || frames.length === 0) return children
  const size = options?.[(globals.viewport as { value?: string } | undefined)?.value ?? '']?.styles
  return (
    <Stage>
      <Beneath inert>{children}</Beneath>
      <Frames ref={box} columns={choices[last].length} cell={size}>
        {frames.map(({ label, globals: own }, index) => (
          <figure key={label}>
            <figcaption>
              <a href={catalogueAddress(storyId, own)}>{label}</a>
            </figcaption>
            <iframe ref={joined} title={label} src={index < open ? addresses[index] : undefined} />
          </figure>
        ))}
      </Frames>
    </Stage>
  )
}

const Stage = styled.div({ position: 'relative', width: '100%', height: '100%' })

/** The single story stays mounted below, so that the panels beside it have content. */
const Beneath = styled.div({ position: 'absolute', inset: 0, visibility: 'hidden' })

type FramesProps = { columns: number; cell: { width: string; height: string } | undefined }

const Frames = styled.div<FramesProps>(({ theme, columns, cell }) => ({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, ${cell?.width ?? 'minmax(20rem, 1fr)'})`,
  gridAutoRows: cell ? 'max-content' : 'minmax(24rem, 1fr)',
  gap: 12,
  padding: 12,
  overflow: 'auto',
  background: theme.background.app,
  figure: { display: 'flex', flexDirection: 'column', margin: 0, minWidth: 0 },
  figcaption: { padding: '2px 4px 6px', fontSize: theme.typography.size.s2, fontWeight: theme.typography.weight.bold },
  a: { color: theme.color.defaultText },
  iframe: {
    flex: '1 1 auto',
    width: '100%',
    height: cell?.height ?? '100%',
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: theme.appBorderRadius,
    background: theme.background.content,
  },
}))
