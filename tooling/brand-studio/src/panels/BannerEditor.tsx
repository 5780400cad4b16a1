import { token } from '@boardwalk/brand-kit'
import { Button } from '@boardwalk/ui'
import styled from 'styled-components'
import type { BannerGroup } from '../kit.ts'
import { useStudioPage } from '../page/studio-context.ts'
import { PhotoDrop } from './PhotoDrop.tsx'

/** Replaces one banner's drawing by a raster picture, and restores it. */
export function BannerEditor({ group, title, isPhoto }: { group: BannerGroup; title: string; isPhoto: boolean }) {
  const { pictures } = useStudioPage()
  return (
    <Root>
      <PhotoDrop group={group} label={`Picture for ${title}`} onTake={(taken) => pictures.replace(group, taken)} />
      {isPhoto && (
        <Button size="small" variant="outline" onClick={() => pictures.replace(group, null)}>
          Back to the drawing
        </Button>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  padding-block: ${token('space-2')} ${token('space-4')};
  & > button { justify-self: start; }
`
