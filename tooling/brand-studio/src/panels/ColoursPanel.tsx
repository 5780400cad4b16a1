import { token } from '@boardwalk/brand-kit'
import { SegmentedControl } from '@boardwalk/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { type Theme, themes } from '../kit.ts'
import { roleGroups, sentence } from '../model/words.ts'
import { useStudioPage } from '../page/studio-context.ts'
import { Panel } from '../parts/Panel.tsx'
import { RoleRow } from './RoleRow.tsx'

/** Every colour role of a theme: derived from the seeds, or set by hand over them. */
export function ColoursPanel() {
  const { target, jump } = useStudioPage()
  const [chosen, setChosen] = useState<Theme>('light')
  const theme = target?.theme ?? chosen
  const change = (next: Theme) => {
    setChosen(next)
    if (target) jump({ ...target, theme: next })
  }
  return (
    <>
      <Themes>
        <SegmentedControl
          label="Theme"
          options={themes.map((value) => ({ value, label: sentence(value) }))}
          value={theme}
          onChange={change}
        />
      </Themes>
      {roleGroups.map(({ title, names }) => (
        <Panel key={title} title={title}>
          <div>
            {names.map((name) => (
              <RoleRow key={name} theme={theme} name={name} />
            ))}
          </div>
        </Panel>
      ))}
    </>
  )
}

const Themes = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  padding-block: ${token('space-2')};
  background: ${token('color-surface')};
`
