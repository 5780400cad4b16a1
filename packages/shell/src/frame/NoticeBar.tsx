import type { Announcement } from '@boardwalk/api-client'
import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { BellIcon, bareButton, Marquee, turnOf } from '@boardwalk/ui'
import styled from 'styled-components'
import { useModal } from '../app/use-modal.ts'
import { useAnnouncements } from '../site/use-announcements.ts'
import { useCarouselLabels } from '../site/use-carousel-labels.ts'

/** Seconds of a turn at about 40 pixels a second, by the letters: needs no layout and no hydration. */
const lapOf = (announcements: readonly Announcement[]) =>
  Math.ceil(announcements.reduce((sum, { title }) => sum + title.length * 0.19 + 1.2, 0))

/** Announcement titles that drift by; a press opens the notices at that one. */
export function NoticeBar() {
  const { t } = useTranslation('shell')
  const { pause, play } = useCarouselLabels()
  const announcements = useAnnouncements()
  const { open } = useModal()
  if (announcements.length === 0) return null
  return (
    <Bar $lap={lapOf(announcements)}>
      <BellIcon size={18} />
      <Marquee label={t('notices.bar')} labels={{ pause, play }}>
        {announcements.map(({ id, title, forVisitors }) => (
          <Title key={id} type="button" data-visitors={forVisitors} onClick={() => open({ kind: 'notice', id })}>
            {title}
          </Title>
        ))}
      </Marquee>
    </Bar>
  )
}

const Bar = styled.div<{ $lap: number }>`
  ${({ $lap }) => turnOf($lap)}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${token('space-2')};
  min-block-size: 44px;
  padding-inline: ${token('space-4')};
  border-radius: ${token('radius-control')};
  background: ${token('color-accent-soft')};
  color: ${token('color-on-accent-soft')};
  font-size: ${token('text-sm')};
`

const Title = styled.button`
  ${bareButton}
  min-block-size: 44px;
  padding-inline: ${token('space-4')};
  white-space: nowrap;
  &:hover { text-decoration: underline; }
`
