import type { Announcement } from '@boardwalk/api-client'
import { Heading, Stack, Text } from '@boardwalk/ui'
import { useEffect, useRef } from 'react'
import { toParagraphs } from '../site/to-paragraphs.ts'

/** The dialog opens a moment later, and only an open dialog can scroll. */
const OPENED_MS = 150

/** Announcements one below the other; the one with the id `chosen`, else the first, is brought into view. */
export function AnnouncementList({ list, chosen }: { list: readonly Announcement[]; chosen?: string }) {
  const target = useRef<HTMLDivElement>(null)
  const found = list.find(({ id }) => id === chosen)?.id ?? (chosen && list[0]?.id)
  useEffect(() => {
    const timer = setTimeout(() => target.current?.scrollIntoView({ block: 'start' }), OPENED_MS)
    return () => clearTimeout(timer)
  }, [found])
  return (
    <Stack $gap="5">
      {list.map(({ id, title, content }) => (
        <Stack
          key={id}
          as="article"
          $gap="2"
          ref={id === found ? target : null}
          aria-current={id === chosen ? 'true' : undefined}
        >
          <Heading level={3} size="card">
            {title}
          </Heading>
          {toParagraphs(content).map((paragraph, index) => (
            <Text key={index}>{paragraph}</Text>
          ))}
        </Stack>
      ))}
    </Stack>
  )
}
