import type { ChatMessage } from '@boardwalk/api-client/contract'
import { token } from '@boardwalk/brand-kit'
import { formatTime, useTranslation } from '@boardwalk/i18n'
import { Badge } from '@boardwalk/ui'
import styled, { css } from 'styled-components'
import { useBrand } from '../app/storefront-context.ts'
import { useLanguage } from '../settings/use-language.ts'
import { MessageMenu } from './MessageMenu.tsx'

/** Author, time and text of a message; the text is never parsed as markup. */
export function Message({ message, canAct }: { message: ChatMessage; canAct: boolean }) {
  const { t } = useTranslation('chat')
  const brand = useBrand()
  const { code } = useLanguage()
  const { name, level, text, at, mine } = message
  return (
    <Bubble $isMine={mine}>
      <Top>
        <Name>
          <bdi>{mine ? t('you') : name}</bdi>
          {level > 0 && <Badge $tone="highlight">{t('level', { level })}</Badge>}
        </Name>
        <time dateTime={at}>{formatTime(at, code, brand)}</time>
        {canAct && <MessageMenu message={message} />}
      </Top>
      <Words dir="auto">{text}</Words>
    </Bubble>
  )
}

const mineStyle = css`
  justify-self: end;
  background: ${token('color-accent-soft')};
  color: ${token('color-on-accent-soft')};
`

export const Bubble = styled.li<{ $isMine: boolean }>`
  justify-self: start;
  max-inline-size: 92%;
  min-inline-size: 40%;
  padding: ${token('space-2')} ${token('space-3')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface-sunken')};
  ${({ $isMine }) => $isMine && mineStyle}
`

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  font-size: ${token('text-xs')};
`

const Name = styled.span`
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  gap: ${token('space-1')};
  min-inline-size: 0;
  font-weight: ${token('weight-bold')};
`

export const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`
