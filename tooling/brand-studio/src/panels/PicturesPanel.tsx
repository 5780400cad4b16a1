import { token } from '@boardwalk/brand-kit'
import { Badge, Button, bareList, Notice, VisuallyHidden } from '@boardwalk/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { bannerTitles } from '../model/words.ts'
import { useStudioPage } from '../page/studio-context.ts'
import { Panel } from '../parts/Panel.tsx'
import type { PictureRow, PictureState } from '../pictures/picture-rows.ts'
import { BannerEditor } from './BannerEditor.tsx'

const states: Record<PictureState, { tone: 'positive' | 'warning' | 'neutral'; words: string }> = {
  current: { tone: 'positive', words: 'Current' },
  old: { tone: 'warning', words: 'Older look' },
  own: { tone: 'neutral', words: 'Made by hand' },
  photo: { tone: 'neutral', words: 'Photograph' },
}

/** Banners, icons and the picture of shared links: lists outdated ones, and draws them again. */
export function PicturesPanel() {
  const { pictures } = useStudioPage()
  const { rows, old, redraw, addressOf } = pictures
  const [state, setState] = useState<'idle' | 'drawing' | 'failed'>('idle')
  const draw = () => {
    setState('drawing')
    redraw().then(
      () => setState('idle'),
      () => setState('failed'),
    )
  }
  return (
    <Panel
      title="Pictures"
      hint="Drawn from the colours, the motif, the logo and the mark. A banner made by hand is never drawn over. A photograph takes the place of a banner’s drawing."
    >
      <p role="status">
        {old === 0 ? 'Every picture shows the current look.' : `${old} of ${rows.length} pictures show an older look.`}
      </p>
      <Button disabled={old === 0} isBusy={state === 'drawing'} onClick={draw}>
        {drawLabel(old)}
      </Button>
      {state === 'failed' && (
        <Notice tone="negative" isAlert>
          The pictures could not be drawn. Check the logo, the mark and the motif, then try again.
        </Notice>
      )}
      <List aria-label="Pictures">
        {rows.map((row) => (
          <Row key={row.title} row={row} address={addressOf(row.file)} />
        ))}
      </List>
    </Panel>
  )
}

const drawLabel = (old: number) =>
  old === 0 ? 'Nothing to draw' : old === 1 ? 'Draw 1 picture again' : `Draw ${old} pictures again`

/** One picture; for a banner also an input to replace it. */
function Row({ row: { file, title, state, group }, address }: { row: PictureRow; address: string | undefined }) {
  const [isOpen, setOpen] = useState(false)
  const name = group ? bannerTitles[group] : title
  return (
    <li>
      {address ? <img src={address} alt="" loading="lazy" /> : <span />}
      <span>
        {name} <Badge $tone={states[state].tone}>{states[state].words}</Badge>
        <small>{file}</small>
      </span>
      {group && (
        <Button size="small" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Close' : 'Replace'}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
      {group && isOpen && <BannerEditor group={group} title={name} isPhoto={state === 'photo'} />}
    </li>
  )
}

const List = styled.ul`
  ${bareList}
  display: grid;
  gap: ${token('space-2')};
  font-size: ${token('text-sm')};
  & > li {
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token('space-2')};
    min-block-size: 44px;
  }
  & img { inline-size: 88px; block-size: 40px; object-fit: contain; }
  & small { display: block; color: ${token('color-text-muted')}; overflow-wrap: anywhere; }
`
