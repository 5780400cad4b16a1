import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { Avatar, CountBadge, from, VisuallyHidden } from '@boardwalk/ui'
import styled from 'styled-components'
import { useModal } from '../app/use-modal.ts'
import { Waiting } from '../overlays/Waiting.tsx'
import { useMember } from '../session/use-member.ts'
import { defaultAvatar } from '../site/addresses.ts'
import { AccountEntries } from './AccountEntries.tsx'
import { BalanceChip } from './BalanceChip.tsx'
import { BarButton } from './BarButton.tsx'

/** The signed-in player: avatar, nickname, unread count, balance; the rest is one press away. */
export function AccountArea() {
  const { t } = useTranslation('shell')
  const { nickname, avatar } = useMember()
  const { open } = useModal()
  return (
    <Root>
      <BalanceChip />
      <AccountEntries />
      <Person aria-haspopup="dialog" onClick={() => open({ kind: 'drawer' })}>
        <VisuallyHidden>
          <Waiting>
            {(number) => t(number > 0 ? 'account.open' : 'account.openQuiet', { name: nickname, number })}
          </Waiting>
        </VisuallyHidden>
        <Seen aria-hidden="true">
          <Face>
            <Avatar name={nickname} src={avatar} fallback={defaultAvatar} size="small" />
            <Waiting>{(count) => <CountBadge count={count} isCorner />}</Waiting>
          </Face>
          <Name>{nickname}</Name>
        </Seen>
      </Person>
    </Root>
  )
}

/* With large type, items that do not fit beside the rest wrap below it. */
const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${token('space-2')};
  margin-inline-start: auto;
  ${from('desktop')} { margin-inline-start: 0; }
`

const Person = styled(BarButton)`
  padding-inline: ${token('space-1')};
  ${from('desktop')} { padding-inline: ${token('space-2')} ${token('space-3')}; gap: ${token('space-2')}; }
`

/** The visible copy of the hidden sentence, so that it is read only once. */
const Seen = styled.span`display: contents;`

const Face = styled.span`position: relative;`

const Name = styled.span`
  display: none;
  max-inline-size: 9rem;
  overflow: hidden;
  text-overflow: ellipsis;
  ${from('desktop')} { display: inline; }
`
