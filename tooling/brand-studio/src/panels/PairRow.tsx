import { token } from '@boardwalk/brand-kit'
import { Badge, Button, bareButton, target } from '@boardwalk/ui'
import { useMemo, useState } from 'react'
import styled from 'styled-components'
import type { Pair } from '../model/pairs.ts'
import { suggest } from '../model/suggest.ts'
import { unwaive } from '../model/waivers.ts'
import { roleTitle } from '../model/words.ts'
import { useStudioPage } from '../page/studio-context.ts'
import { usePaint } from '../parts/use-paint.ts'
import { WaiverForm } from './WaiverForm.tsx'

/** Ratios round down, so that none looks better than it is. */
export const ratioText = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2)

/** One pair: a sample, its ratio, whether it passes, and a suggestion when it does not. */
export function PairRow({ pair }: { pair: Pair }) {
  const { jump } = useStudioPage()
  const { theme, foreground, background, ratio, needed, isReadable, waiver, campaigns, colors } = pair
  const paint = usePaint<HTMLSpanElement>({ '--front': colors[0], '--back': colors[1] })
  const tone = isReadable ? 'positive' : waiver ? 'warning' : 'negative'
  return (
    <Root>
      <Line type="button" onClick={() => jump({ theme, name: foreground })}>
        <Sample ref={paint} aria-hidden>
          Aa
        </Sample>
        <Names>
          <span>{roleTitle(foreground)}</span> on {roleTitle(background).toLowerCase()}
          <small>
            {theme}, needs {needed}
            {campaigns.length > 0 && `, while ${campaigns.join(' and ')} ${campaigns.length > 1 ? 'run' : 'runs'}`}
          </small>
        </Names>
        <Badge $tone={tone}>
          {ratioText(ratio)} {isReadable ? 'passes' : waiver ? 'waived' : 'fails'}
        </Badge>
      </Line>
      {!isReadable && !waiver && <Remedies pair={pair} />}
      {waiver && <Waived pair={pair} />}
    </Root>
  )
}

function Remedies({ pair }: { pair: Pair }) {
  const { shown, setToken, settle } = useStudioPage()
  const [isWaiving, setWaiving] = useState(false)
  // A colour that fixes a campaign may spoil the brand without it, or never be visible: a person decides.
  const proposal = useMemo(
    () => (shown && pair.campaigns.length === 0 ? suggest(pair, shown.tokens) : null),
    [pair, shown],
  )
  const take = () => {
    if (!proposal) return
    const { theme, name, components } = proposal
    setToken(['semantic', theme, name], { colorSpace: 'oklch', components: [...components] })
    settle()
  }
  return (
    <Below>
      {proposal && (
        <Button size="small" variant="outline" onClick={take}>
          {roleTitle(proposal.name)} → {proposal.hex} ({ratioText(proposal.ratio)})
        </Button>
      )}
      <Button size="small" variant="ghost" aria-expanded={isWaiving} onClick={() => setWaiving(!isWaiving)}>
        Answer for it…
      </Button>
      {isWaiving && <WaiverForm pair={pair} />}
    </Below>
  )
}

function Waived({ pair }: { pair: Pair }) {
  const { draft, outcome, edit, settle } = useStudioPage()
  const withdraw = () => {
    edit('waivers', unwaive(draft, outcome.merged.tokens, pair))
    settle()
  }
  return (
    <Below>
      <p>
        {pair.waiver?.name}: {pair.waiver?.reason}
      </p>
      <Button size="small" variant="ghost" onClick={withdraw}>
        Withdraw
      </Button>
    </Below>
  )
}

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  & + & { border-block-start: 1px solid ${token('color-border')}; }
`
const Line = styled.button`
  ${bareButton}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-3')};
  inline-size: 100%;
  min-block-size: ${target};
  padding-block: ${token('space-1')};
  font-size: ${token('text-sm')};
`
const Sample = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 40px;
  block-size: 32px;
  border-radius: 8px;
  background: var(--back);
  color: var(--front);
  box-shadow: inset 0 0 0 1px ${token('color-border')};
  font-weight: ${token('weight-bold')};
`
const Names = styled.span`
  flex: 1;
  min-inline-size: min(9rem, 100%);
  overflow-wrap: anywhere;
  & > span { font-weight: ${token('weight-medium')}; }
  & > small { display: block; color: ${token('color-text-muted')}; font-size: ${token('text-xs')}; }
`
const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  padding-block-end: ${token('space-3')};
  font-size: ${token('text-sm')};
  & > p { flex: 1; min-inline-size: min(10rem, 100%); color: ${token('color-text-muted')}; overflow-wrap: anywhere; }
`
