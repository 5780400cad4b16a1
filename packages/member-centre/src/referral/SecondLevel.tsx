import type { Endpoints, Value } from '@boardwalk/api-client'
import { token } from '@boardwalk/brand-kit'
import { formatCount, useTranslation } from '@boardwalk/i18n'
import { TwoLines } from '@boardwalk/shell/page-kit'
import { bareList, Row, Stack, Text } from '@boardwalk/ui'
import styled from 'styled-components'
import { useFriendWords } from './use-friend-words.ts'

type Props = { friend: Value<Endpoints['referralList']>['list'][number]; need: string }

/** The friends of a friend. */
export function SecondLevel({ friend, need }: Props) {
  const { t } = useTranslation('member-centre')
  const words = useFriendWords(need)
  const { accountMasked, friends, invited } = friend
  if (friends.length === 0) return <Text $tone="muted">{t('referral.none')}</Text>
  return (
    <Stack $gap="2">
      <List aria-label={t('referral.friends', { name: accountMasked })}>
        {friends.map((one) => (
          <Row as="li" $justify="space-between" key={`${one.registeredAt} ${one.accountMasked}`}>
            <TwoLines first={one.accountMasked} second={words.joined(one)} />
            <Text as="span">{words.reward(one)}</Text>
          </Row>
        ))}
      </List>
      {invited > friends.length && (
        <Text $size="sm" $tone="muted">
          {t('referral.more', { most: formatCount(friends.length) })}
        </Text>
      )}
    </Stack>
  )
}

const List = styled.ul`
  ${bareList}
  display: grid;
  gap: ${token('space-2')};
`
