import type { Announcement } from '@boardwalk/api-client'
import { Heading, Stack, Text } from '@boardwalk/ui'
import { useEffect, useRef } from 'react'
import { toParagraphs } from '../site/to-paragraphs.ts'

/** The dialog opens a moment later, and only an open dialog can scroll. */
const OPENED_MS = 150

/** Announcements one below the other; `chosen` is brought into view. */
export function AnnouncementList({ list, chosen = -1 }: { list: readonly Announcement[]; chosen?: number }) {
  const target = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => target.current?.scrollIntoView({ block: 'start' }), OPENED_MS)
    return () => clearTimeout(timer)
  }, [chosen])
  return (
    <Stack $gap="5">
      {list.map(({ id, title, content }, position) => (
        <Stack
          key={id}
          as="article"
          $gap="2"
          ref={position === chosen ? target : null}
          aria-current={position === chosen ? 'true' : undefined}
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
