import type { MessageBrief } from '@boardwalk/api-client'
import { token } from '@boardwalk/brand-kit'
import { formatDateTime, useTranslation } from '@boardwalk/i18n'
import { languages } from '@boardwalk/i18n/codes'
import { useBrand, useLanguage } from '@boardwalk/shell/feature'
import { Badge, Checkbox, ChevronDownIcon, Heading, Row, Text, VisuallyHidden } from '@boardwalk/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { MessageText } from './MessageText.tsx'

type Props = { message: MessageBrief; isSelected: boolean; onSelect: () => void }

/** A message: a box to select it, and its title, which opens the text. */
export function MessageItem({ message, isSelected, onSelect }: Props) {
  const { t } = useTranslation('member-centre')
  const brand = useBrand()
  const { code } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const { id, title, kind, readAt, createdAt } = message
  const lang = message.language ? languages[message.language].bcp47 : undefined
  const isUnread = readAt === null
  return (
    <Card data-unread={isUnread || undefined}>
      <Checkbox
        label={
          <VisuallyHidden>
            {t('messageV2.select')} <span lang={lang}>{title}</span>
          </VisuallyHidden>
        }
        checked={isSelected}
        onChange={onSelect}
      />
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <Summary>
          <Row $gap="2">
            {isUnread && <Badge $tone="accent">{t('messageV2.unread')}</Badge>}
            <Text as="span" $size="xs" $tone="muted">
              {t(`messageV2.kind.${kind}`)} · <time dateTime={createdAt}>{formatDateTime(createdAt, code, brand)}</time>
            </Text>
          </Row>
          <Title level={3} size="card" lang={lang}>
            {title}
          </Title>
          <Arrow>
            <ChevronDownIcon size={20} />
          </Arrow>
        </Summary>
        {isOpen && <MessageText id={id} isUnread={isUnread} />}
      </details>
    </Card>
  )
}

const Card = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  padding-inline: ${token('space-3')} ${token('space-4')};
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  &[data-unread] { border-inline-start: ${token('space-1')} solid ${token('color-accent')}; }
`
const Summary = styled.summary`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${token('space-3')};
  padding-block: ${token('space-3')};
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker { display: none; }
  &:focus-visible { border-radius: ${token('radius-card')}; }
`
/** Beside both lines. */
const Arrow = styled.span`
  grid-area: 1 / 2 / span 2;
  align-self: center;
  details[open] & { rotate: 180deg; }
`
const Title = styled(Heading)`
  margin-block-start: ${token('space-1')};
  font-size: ${token('text-md')};
  font-weight: ${token('weight-medium')};
  overflow-wrap: anywhere;
  grid-column: 1;
  [data-unread] & { font-weight: ${token('weight-bold')}; }
`
