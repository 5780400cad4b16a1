import { languages } from '@boardwalk/i18n/codes'
import { Select, Switch } from '@boardwalk/ui'
import type { Components } from '../model/color-entry.ts'
import { getAt, type Json } from '../model/json.ts'
import { sentence } from '../model/words.ts'
import { useStudioPage } from '../page/studio-context.ts'
import { ColorEditor } from '../parts/ColorEditor.tsx'
import { TextEntry } from '../parts/TextEntry.tsx'
import { gone } from '../pictures/photos.ts'
import type { CampaignForm } from './use-campaign.ts'

export const skinColors = ['brand', 'accent', 'highlight', 'neutral'] as const

/** Colours, motif and tagline that a campaign sets over the brand's. */
export function CampaignSkin({ form }: { form: CampaignForm }) {
  return (
    <>
      <Tagline form={form} />
      <Motif form={form} />
      {skinColors.map((name) => (
        <SeedColor key={name} form={form} name={name} />
      ))}
    </>
  )
}

function Tagline({ form }: { form: CampaignForm }) {
  const { value, text, set, settle, problem, brand } = form
  if (!brand) return null
  const codes = [...new Set(['EN' as const, ...brand.regionLanguages])]
  const own = value('tagline') !== undefined
  const usual = Object.fromEntries(codes.map((code) => [code, brand.tagline[code] ?? '']))
  return (
    <>
      <Switch
        label="A tagline of its own"
        checked={own}
        onChange={() => set(['tagline'], own ? undefined : usual)}
        onBlur={settle}
      />
      {own &&
        codes.map((code) => (
          <TextEntry
            key={code}
            label={`Tagline (${languages[code].name})`}
            lang={languages[code].bcp47}
            value={text('tagline', code)}
            problem={problem(`tagline.${code}`)}
            read={(line) => ({ value: line, error: null })}
            onChange={(line) => set(['tagline', code], line)}
            onSettle={settle}
          />
        ))}
    </>
  )
}

function Motif({ form: { text, set, settle, problem, brand } }: { form: CampaignForm }) {
  const { draft } = useStudioPage()
  const campaigns = Object.keys(draft.campaigns).map((name) => getAt(draft.campaigns, [name, 'assets']))
  const signs = [brand?.assets, ...campaigns].flatMap((assets): unknown[] => Object.values(assets ?? {}))
  const motifs = Object.keys(draft.art).filter(
    (file) => /^[^/]+\.svg$/.test(file) && draft.art[file] !== gone && !signs.includes(file),
  )
  const now = text('motif')
  const offered = [...new Set([...motifs.filter((file) => file !== brand?.motif), ...(now ? [now] : [])])]
  return (
    <Select
      label="Motif"
      value={now}
      error={problem('motif')}
      options={[
        { value: '', label: `As usual (${brand?.motif ?? ''})` },
        ...offered.map((file) => ({ value: file, label: file })),
      ]}
      onChange={({ target }) => set(['motif'], target.value || undefined)}
      onBlur={settle}
    />
  )
}

const componentsOf = (value: Json | undefined): Components =>
  (Array.isArray(value) ? value : [0.5, 0.1, 0]) as unknown as Components

function SeedColor({ form, name }: { form: CampaignForm; name: (typeof skinColors)[number] }) {
  const { outcome } = useStudioPage()
  const path = ['tokens', 'seed', 'color', name]
  const own = form.value(...path) !== undefined
  const usual = componentsOf(getAt(outcome.merged.tokens, ['seed', 'color', name, '$value', 'components']))
  const colour = (components: Components) => ({ colorSpace: 'oklch', components: [...components] })
  const wrong = form.problem(path.join('.'))
  return (
    <>
      <Switch
        label={`${sentence(name)} colour of its own`}
        checked={own}
        onChange={() => form.set(path, own ? undefined : { $type: 'color', $value: colour(usual) })}
        onBlur={form.settle}
      />
      {own && (
        <ColorEditor
          label={`Campaign’s ${name}`}
          value={componentsOf(form.value(...path, '$value', 'components'))}
          onChange={(components) => form.set([...path, '$value'], colour(components))}
          onSettle={form.settle}
        />
      )}
      {wrong && <p role="alert">{wrong}</p>}
    </>
  )
}
