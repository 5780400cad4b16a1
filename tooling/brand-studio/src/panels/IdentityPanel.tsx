import { isLanguageCode, type LanguageCode, languages } from '@boardwalk/i18n/codes'
import { getAt, type Path } from '../model/json.ts'
import { useStudioPage } from '../page/studio-context.ts'
import { FromBelow } from '../parts/FromBelow.tsx'
import { Panel } from '../parts/Panel.tsx'
import { TextEntry } from '../parts/TextEntry.tsx'
import { DrawingField } from './DrawingField.tsx'

const drawings = [
  { path: ['assets', 'logo'], title: 'Logo on the light header', ground: 'light' },
  { path: ['assets', 'logoDark'], title: 'Logo on the dark header', ground: 'dark' },
  { path: ['assets', 'mark'], title: 'Mark', ground: 'light' },
  { path: ['assets', 'favicon'], title: 'Icon of the browser tab', ground: 'light' },
  { path: ['motif'], title: 'Motif', ground: 'light' },
] as const

/** Edits the brand's identity: its name, its descriptions, its drawings. */
export function IdentityPanel() {
  return (
    <>
      <Panel title="Words">
        <Words path={['name']} label="Name" />
        <Sentences path={['tagline']} label="Tagline" />
        <Sentences path={['description']} label="Description" isLong />
        <Words path={['support', 'email']} label="Support e-mail" />
        <Words path={['support', 'hours']} label="Support hours" />
      </Panel>
      <Panel title="Drawings" hint="SVG files. Scripts and anything that is fetched from elsewhere is taken out.">
        {drawings.map(({ path, title, ground }) => (
          <DrawingField key={title} path={path} title={title} ground={ground} />
        ))}
      </Panel>
    </>
  )
}

type WordsProps = { path: Path; label: string; note?: string; lang?: string; isLong?: boolean; isOptional?: boolean }

function Words({ path, isOptional = false, ...rest }: WordsProps) {
  const { outcome, setBrand, remove, settle } = useStudioPage()
  const value = getAt(outcome.merged.brand, path)
  const key = path.join('.')
  const problem = outcome.problems.find((found) => found.file === 'brand.json' && found.key === key)
  return (
    <>
      <TextEntry
        {...rest}
        value={typeof value === 'string' ? value : ''}
        problem={problem && `Expected ${problem.expected}.`}
        read={(text) => ({ value: text, error: null })}
        onChange={(text) => (text === '' && isOptional ? remove('brand', path) : setBrand(path, text))}
        onSettle={settle}
      />
      <FromBelow file="brand" path={path} />
    </>
  )
}

/** One text per language that the brand offers. */
function Sentences({ path, label, isLong = false }: { path: Path; label: string; isLong?: boolean }) {
  const { outcome } = useStudioPage()
  const codes = (key: string): LanguageCode[] => {
    const list = getAt(outcome.merged.brand, [key])
    return Array.isArray(list) ? list.filter((code): code is LanguageCode => isLanguageCode(code)) : []
  }
  const needed: LanguageCode[] = ['EN', ...codes('regionLanguages')]
  return [...new Set([...needed, ...codes('switcherLanguages')])].map((code) => (
    <Words
      key={code}
      path={[...path, code]}
      label={`${label} (${languages[code].name})`}
      lang={languages[code].bcp47}
      isLong={isLong}
      {...(!needed.includes(code) && { note: 'optional', isOptional: true })}
    />
  ))
}
