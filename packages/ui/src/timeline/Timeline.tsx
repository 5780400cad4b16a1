import { token } from '@boardwalk/brand-kit'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { bareList } from '../foundation/mixins.ts'
import { CloseIcon } from '../icon/icons.ts'
import { CheckIcon } from '../icon/icons-more.ts'

export type TimelineEvent = {
  id: string
  title: ReactNode
  state: 'done' | 'current' | 'coming' | 'failed'
  /** The state in a word, shown: `Done`, `Now`, `Next`, `Refused`. */
  stateLabel: string
  /** When it happened or is expected, as it should read. */
  time?: string
  /** The same moment for machines, ISO 8601. */
  dateTime?: string
  /** More about it: a reason, a reference, a next step. */
  detail?: ReactNode
}

export type TimelineProps = {
  /** Names the course; read aloud. */
  label: string
  events: readonly TimelineEvent[]
}

/** The course of one thing, such as a payment: past events, the current one and later ones. */
export function Timeline({ label, events }: TimelineProps) {
  return (
    <List aria-label={label}>
      {events.map(({ id, title, state, stateLabel, time, dateTime, detail }) => (
        <Item key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <Mark aria-hidden="true">
            {state === 'done' && <CheckIcon size={14} />}
            {state === 'failed' && <CloseIcon size={14} />}
          </Mark>
          <Words>
            <Title>{title}</Title>
            <Meta>
              <State>{stateLabel}</State>
              {time && <time dateTime={dateTime}>{time}</time>}
            </Meta>
            {detail && <Detail>{detail}</Detail>}
          </Words>
        </Item>
      ))}
    </List>
  )
}

const List = styled.ol`${bareList}`

const Item = styled.li`
  --line: ${token('color-border')};
  --mark: ${token('color-surface')};
  --on-mark: ${token('color-text')};
  --word: ${token('color-text-muted')};
  position: relative;
  display: flex;
  gap: ${token('space-3')};
  min-inline-size: 0;
  padding-block-end: ${token('space-5')};
  &[data-state='done'] {
    --line: ${token('color-positive')};
    --mark: ${token('color-positive')};
    --on-mark: ${token('color-on-positive')};
    --word: ${token('color-on-positive-soft')};
  }
  &[data-state='current'] { --mark: ${token('color-accent')}; --word: ${token('color-text')}; }
  &[data-state='failed'] {
    --mark: ${token('color-negative')};
    --on-mark: ${token('color-on-negative')};
    --word: ${token('color-on-negative-soft')};
  }
  /* The way to the next event. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 1.5em 0;
    inset-inline-start: calc(0.75em - 1px);
    inline-size: 2px;
    background: var(--line);
  }
  &:last-child { padding-block-end: 0; }
`

const Mark = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 1.5em;
  block-size: 1.5em;
  border: 2px solid ${token('color-border-strong')};
  border-radius: ${token('radius-pill')};
  background: var(--mark);
  color: var(--on-mark);
  [data-state='done'] > &, [data-state='failed'] > & { border-color: transparent; }
  [data-state='current'] > & { border-color: ${token('color-surface')}; box-shadow: 0 0 0 2px ${token('color-accent')}; }
`

const Words = styled.div`
  display: grid;
  flex: 1;
  gap: ${token('space-1')};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Title = styled.span`
  font-weight: ${token('weight-medium')};
  [data-state='current'] & { font-weight: ${token('weight-bold')}; }
  [data-state='coming'] & { color: ${token('color-text-muted')}; }
`

const Meta = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space-3')};
  color: ${token('color-text-muted')};
  font-size: ${token('text-sm')};
`

const State = styled.span`
  color: var(--word);
  font-weight: ${token('weight-medium')};
`

const Detail = styled.div`font-size: ${token('text-sm')};`
