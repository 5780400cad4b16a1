import type { Components } from '../model/color-entry.ts'
import { readFonts } from '../model/font-entry.ts'
import { getAt, type Json } from '../model/json.ts'
import { sentence } from '../model/words.ts'
import { useStudioPage } from '../page/studio-context.ts'
import { ColorEditor } from '../parts/ColorEditor.tsx'
import { FromBelow } from '../parts/FromBelow.tsx'
import { Panel } from '../parts/Panel.tsx'
import { Slider } from '../parts/Slider.tsx'
import { TextEntry } from '../parts/TextEntry.tsx'

const colors = ['brand', 'accent', 'highlight', 'neutral'] as const

type Scale = { path: readonly string[]; title: string; min: number; max: number; step: number }
/** Sliders cover the usual range; the schema allows a radius of any size, so the entry does too. */
const shape: readonly Scale[] = [
  { path: ['radius', 'control'], title: 'Controls', min: 0, max: 999, step: 1 },
  { path: ['radius', 'card'], title: 'Cards', min: 0, max: 64, step: 1 },
  { path: ['radius', 'panel'], title: 'Panels', min: 0, max: 64, step: 1 },
  { path: ['radius', 'pill'], title: 'Pills', min: 0, max: 999, step: 1 },
  { path: ['border'], title: 'Line', min: 0, max: 8, step: 0.5 },
]
const numbers: readonly Scale[] = [
  { path: ['elevation'], title: 'Elevation', min: 0, max: 2, step: 0.05 },
  { path: ['density'], title: 'Density', min: 0.8, max: 1.25, step: 0.01 },
]
const type: readonly Scale[] = [
  { path: ['type', 'ratio'], title: 'Size ratio', min: 1.1, max: 1.35, step: 0.01 },
  { path: ['type', 'lineBody'], title: 'Line height', min: 1.3, max: 2, step: 0.05 },
  { path: ['type', 'lineTight'], title: 'Line height of headings', min: 1, max: 1.6, step: 0.05 },
  { path: ['type', 'tracking'], title: 'Tracking of headings', min: -0.05, max: 0.2, step: 0.005 },
  { path: ['type', 'weightMedium'], title: 'Medium weight', min: 100, max: 900, step: 50 },
  { path: ['type', 'weightBold'], title: 'Bold weight', min: 100, max: 900, step: 50 },
]

/** The few values that everything else follows from. */
export function SeedsPanel() {
  const { outcome, setToken, settle } = useStudioPage()
  const tokens = outcome.merged.tokens
  return (
    <>
      {colors.map((name) => {
        const path = ['seed', 'color', name]
        const value = getAt(tokens, [...path, '$value', 'components'])
        const description = getAt(tokens, [...path, '$description'])
        return (
          <Panel key={name} title={sentence(name)} hint={typeof description === 'string' ? description : undefined}>
            <ColorEditor
              label={`Seed ${name}`}
              value={(Array.isArray(value) ? value : [0, 0, 0]) as unknown as Components}
              onChange={(components) => setToken(path, { colorSpace: 'oklch', components: [...components] })}
              onSettle={settle}
            />
            <FromBelow file="tokens" path={path} />
          </Panel>
        )
      })}
      <Panel title="Shape" hint="Corner radii and lines in px.">
        {shape.map((scale) => (
          <Dimension key={scale.title} {...scale} />
        ))}
        {numbers.map((scale) => (
          <Scalar key={scale.title} {...scale} />
        ))}
      </Panel>
      <Panel title="Type">
        {type.map((scale) => (
          <Scalar key={scale.title} {...scale} />
        ))}
        <Fonts path={['font', 'body']} title="Fonts of texts" />
        <Fonts path={['font', 'display']} title="Fonts of headings" />
      </Panel>
    </>
  )
}

function Dimension({ path, title, ...range }: Scale) {
  const { outcome, setToken, settle } = useStudioPage()
  const value = getAt(outcome.merged.tokens, ['seed', ...path, '$value'])
  const unit = getAt(value, ['unit']) ?? 'px'
  const isInRem = unit === 'rem'
  return (
    <>
      <Slider
        {...range}
        label={title}
        unit={String(unit)}
        {...(isInRem && { max: range.max / 16, step: range.step / 16 })}
        value={Number(getAt(value, ['value']) ?? 0)}
        onChange={(next) => setToken(['seed', ...path], { value: next, unit })}
        onSettle={settle}
      />
      <FromBelow file="tokens" path={['seed', ...path]} />
    </>
  )
}

function Scalar({ path, title, ...range }: Scale) {
  const { outcome, setToken, settle } = useStudioPage()
  const value = getAt(outcome.merged.tokens, ['seed', ...path, '$value'])
  return (
    <>
      <Slider
        {...range}
        label={title}
        value={Number(value ?? range.min)}
        onChange={(next) => setToken(['seed', ...path], next)}
        onSettle={settle}
      />
      <FromBelow file="tokens" path={['seed', ...path]} />
    </>
  )
}

function Fonts({ path, title }: { path: readonly string[]; title: string }) {
  const { outcome, setToken, settle } = useStudioPage()
  const value: Json | undefined = getAt(outcome.merged.tokens, ['seed', ...path, '$value'])
  return (
    <>
      <TextEntry
        label={title}
        hint="The first that a device has; commas between them. End with a general one, such as sans-serif."
        value={Array.isArray(value) ? value.join(', ') : ''}
        isLong
        read={readFonts}
        onChange={(fonts) => setToken(['seed', ...path], [...fonts])}
        onSettle={settle}
      />
      <FromBelow file="tokens" path={['seed', ...path]} />
    </>
  )
}
