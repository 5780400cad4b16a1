import { token } from '@boardwalk/brand-kit'
import { bareList, Heading, Stack, Text } from '@boardwalk/ui'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { clocks } from '../.storybook/clock.ts'
import { views } from '../.storybook/grid/views.ts'
import { Page, Part } from './foundations/Page.tsx'

const titles = (choices: Record<string, { title: string }>) =>
  Object.values(choices)
    .map(({ title }) => title)
    .join(' · ')

const tools: { name: string; does: string; example: string }[] = [
  {
    name: 'Brand, theme',
    does: 'Two attributes of the root, data-brand and data-theme, as in production. Nothing else changes.',
    example: 'globals=brand:india;theme:dark',
  },
  {
    name: 'Language, direction',
    does: 'Screens load their texts again. A right-to-left override tries the layout before there is such a language.',
    example: 'globals=language:BN;direction:rtl',
  },
  {
    name: 'Viewport',
    does: 'The screens that design looks at, from the smallest phone that is promised.',
    example: 'globals=viewport.value:smallPhone',
  },
  {
    name: 'Person',
    does: 'Who looks at a screen: the session, and what the fakes say of the account. A story about one person keeps it.',
    example: 'globals=persona:vip',
  },
  {
    name: 'Clock',
    does: `What time it is, for dates only; timers run on. ${titles(clocks)}. A day or a time of the brand may be typed into the address.`,
    example: 'globals=clock:2026-12-24 20-00',
  },
  {
    name: 'View',
    does: `${titles(views)}. Every frame is a page of its own; they scroll together, and the label opens one alone.`,
    example: 'globals=view:all',
  },
]

/** Settings of the bar above each story, and their form in a link. */
export function Toolbar() {
  const [now, setNow] = useState('')
  useEffect(() => setNow(new Date().toISOString()), [])
  return (
    <Page
      title="Toolbar"
      lead="Everything that a story may depend on is chosen above it and is part of its address, so a link shows others exactly what you see."
    >
      <Part title="Tools">
        <List>
          {tools.map(({ name, does, example }) => (
            <li key={name}>
              <Stack $gap="1">
                <Heading level={3} size="card">
                  {name}
                </Heading>
                <Text>{does}</Text>
                <code>{example}</code>
              </Stack>
            </li>
          ))}
        </List>
      </Part>
      <Part title="Now">
        <Text>
          The clock of this story began at <time dateTime={now}>{now}</time>
        </Text>
      </Part>
    </Page>
  )
}

const List = styled.ul`
  ${bareList}
  display: grid;
  gap: ${token('space-5')};
  & code { color: ${token('color-text-muted')}; overflow-wrap: anywhere; }
`
