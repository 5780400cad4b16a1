import { useTranslation } from '@boardwalk/i18n'
import { Heading, Modal, Stack, Text } from '@boardwalk/ui'
import { useEffect, useRef } from 'react'
import { useModal } from '../app/use-modal.ts'
import { toParagraphs } from '../site/to-paragraphs.ts'
import { useAnnouncements } from '../site/use-announcements.ts'

/** Announcements, opened at the one that was pressed. */
export function NoticeDialog({ index }: { index: number }) {
  const { t } = useTranslation('shell')
  const { close } = useModal()
  const announcements = useAnnouncements()
  const chosen = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The dialog opens a moment later, and only an open dialog can scroll.
    const timer = setTimeout(() => chosen.current?.scrollIntoView({ block: 'start' }), 150)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Modal isOpen onClose={close} title={t('notices.title')} closeLabel={t('close')} width={560}>
      <Stack $gap="5">
        {announcements.map(({ id, title, content }, position) => (
          <Stack key={id} as="article" $gap="2" ref={position === index ? chosen : null}>
            <Heading level={3} size="card">
              {title}
            </Heading>
            {toParagraphs(content).map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Stack>
        ))}
      </Stack>
    </Modal>
  )
}
