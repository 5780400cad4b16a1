import { token } from '@boardwalk/brand-kit'
import { Button, Select } from '@boardwalk/ui'
import styled from 'styled-components'
import type { ColorName, Theme } from '../kit.ts'
import type { Components } from '../model/color-entry.ts'
import { getAt, isObject } from '../model/json.ts'
import { roleTitle } from '../model/words.ts'
import { useStudioPage } from '../page/studio-context.ts'
import { ColorEditor } from '../parts/ColorEditor.tsx'
import { PairList } from './PairList.tsx'

type RoleEditorProps = {
  theme: Theme
  name: ColorName
  /** The current colour, for a derived role. */
  components: Components
}

const seeds = ['brand', 'accent', 'highlight', 'neutral']
const followed = (seed: string) => `{seed.color.${seed}}`

/** A colour role set by hand, equal to a seed, or derived from the seeds; and every pair that it is part of. */
export function RoleEditor({ theme, name, components }: RoleEditorProps) {
  const { draft, outcome, shown, setToken, remove, settle } = useStudioPage()
  const path = ['semantic', theme, name]
  const value = getAt(outcome.merged.tokens, [...path, '$value'])
  const own = isObject(value) && Array.isArray(value.components) ? (value.components as unknown as Components) : null
  const alpha = isObject(value) && typeof value.alpha === 'number' ? value.alpha : undefined
  const follows = typeof value === 'string' ? value : ''
  const set = (next: Components) =>
    setToken(path, { colorSpace: 'oklch', components: [...next], ...(alpha !== undefined && { alpha }) })
  return (
    <Root>
      <ColorEditor
        label={`${roleTitle(name)}, ${theme}`}
        value={own ?? components}
        alpha={alpha}
        onChange={set}
        onSettle={settle}
      />
      <Select
        label="Follows"
        value={follows || (value === undefined ? 'derived' : 'hand')}
        options={[
          { value: 'derived', label: 'The rules of the design system', isDisabled: value === undefined },
          { value: 'hand', label: 'Nothing: set by hand', isDisabled: true },
          ...seeds.map((seed) => ({ value: followed(seed), label: `The seed "${seed}"` })),
        ]}
        onChange={({ target: { value: next } }) => {
          if (next === 'derived') remove('tokens', path)
          else setToken(path, next)
          settle()
        }}
      />
      {getAt(draft.tokens, path) !== undefined && (
        <Button
          variant="outline"
          size="small"
          onClick={() => {
            remove('tokens', path)
            settle()
          }}
        >
          Back to derived
        </Button>
      )}
      <PairList
        pairs={(shown?.pairs ?? []).filter(
          (pair) => pair.theme === theme && (pair.foreground === name || pair.background === name),
        )}
      />
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  padding: ${token('space-3')};
  margin-block-end: ${token('space-3')};
  border-radius: min(${token('radius-card')}, 14px);
  background: ${token('color-surface-sunken')};
`
