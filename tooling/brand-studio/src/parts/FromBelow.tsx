import { token } from '@boardwalk/brand-kit'
import { Button } from '@boardwalk/ui'
import styled from 'styled-components'
import type { FileName } from '../model/draft.ts'
import { getAt, type Path } from '../model/json.ts'
import { useStudioPage } from '../page/studio-context.ts'

/** Offers the value of the layer below where the brand overrides it. */
export function FromBelow({ file, path }: { file: FileName; path: Path }) {
  const { draft, belowValue, remove, settle } = useStudioPage()
  if (getAt(draft[file], path) === undefined || belowValue(file, path) === undefined) return null
  return (
    <Line>
      <Button
        variant="ghost"
        size="small"
        onClick={() => {
          remove(file, path)
          settle()
        }}
      >
        Back to the common value
      </Button>
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-block-start: calc(-1 * ${token('space-2')});
`
