import { token } from '@boardwalk/brand-kit'
import { Button } from '@boardwalk/ui'
import { useMemo } from 'react'
import styled from 'styled-components'
import { brandAt } from '../model/clock.ts'
import { inWordsAt } from '../model/zoned-time.ts'
import { useStudioPage } from '../page/studio-context.ts'
import { MomentEntry } from '../parts/MomentEntry.tsx'
import { Panel } from '../parts/Panel.tsx'

/** The moment that the previews show. */
export function ClockBar() {
  const { shown, draft, clock, setClock } = useStudioPage()
  const atClock = useMemo(() => shown && brandAt(shown, draft.art, clock), [shown, draft.art, clock])
  const zone = shown?.brand.timeZone ?? 'UTC'
  const names = atClock?.running.map(({ name }) => name).join(' and ')
  const next = atClock?.next == null ? '' : ` The next change comes on ${inWordsAt(zone, atClock.next)}.`
  return (
    <Panel title="Clock of the previews" hint={`By the brand’s own clocks, ${zone}.`}>
      <MomentEntry
        label="Moment to look at"
        zone={zone}
        value={clock}
        onChange={(moment) => setClock(Date.parse(moment))}
      />
      <Line role="status">
        {clock === null
          ? 'The previews show the brand without campaigns.'
          : `The previews show ${inWordsAt(zone, clock)}: ${names ? `${names} ${atClock?.running.length === 1 ? 'runs' : 'run'}` : 'no campaign runs'}.${next}`}
      </Line>
      {clock !== null && (
        <Button size="small" variant="outline" onClick={() => setClock(null)}>
          Show the brand without campaigns
        </Button>
      )}
    </Panel>
  )
}

const Line = styled.p`
  font-size: ${token('text-sm')};
  & + button { justify-self: start; }
`
