import { token } from '@boardwalk/brand-kit'
import { Button, bareList, EmptyState } from '@boardwalk/ui'
import styled from 'styled-components'
import { type Change, inWords } from '../model/changes.ts'
import { getAt } from '../model/json.ts'
import { useStudioPage } from '../page/studio-context.ts'
import { Panel } from '../parts/Panel.tsx'

const fileName = { brand: 'brand.json', tokens: 'tokens.json', campaigns: 'campaigns', art: 'assets' }

/** Lists the differences to the opened files; each change can be reverted separately. */
export function ChangesPanel() {
  const { changes } = useStudioPage()
  return (
    <Panel title="What changed" hint="Against the files as they were opened.">
      {changes.length === 0 && <EmptyState title="Nothing yet" hint="What you change is listed here." />}
      <List>
        {changes.map((change) => (
          <ChangeRow key={`${change.file} ${change.path.join('.')}`} change={change} />
        ))}
      </List>
    </Panel>
  )
}

function ChangeRow({ change: { file, path, before, after } }: { change: Change }) {
  const { edit, settle, savedDraft, like } = useStudioPage()
  const key = path.join('.')
  const takeBack = () => {
    const was = getAt(savedDraft[file], path)
    if (file === 'art') edit(`back ${key}`, { type: 'art', file: key, text: typeof was === 'string' ? was : null })
    else if (was === undefined) edit(`back ${key}`, { type: 'remove', file, path })
    else
      edit(`back ${key}`, { type: 'set', file, path, value: was, like: file === 'campaigns' ? undefined : like[file] })
    settle()
  }
  return (
    <Row>
      <div>
        <strong>{key}</strong> <small>{fileName[file]}</small>
        <p>
          <del>{inWords(before)}</del> → <ins>{inWords(after)}</ins>
        </p>
      </div>
      <Button size="small" variant="ghost" aria-label={`Take back ${key}`} onClick={takeBack}>
        Take back
      </Button>
    </Row>
  )
}

const List = styled.ul`${bareList}`
const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  padding-block: ${token('space-2')};
  font-size: ${token('text-sm')};
  & + & { border-block-start: 1px solid ${token('color-border')}; }
  & > div { flex: 1; min-inline-size: 12rem; overflow-wrap: anywhere; }
  & small, & del { color: ${token('color-text-muted')}; }
  & ins { text-decoration: none; font-weight: ${token('weight-medium')}; }
`
