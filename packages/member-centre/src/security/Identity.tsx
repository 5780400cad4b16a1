import { useTranslation } from '@boardwalk/i18n'
import { defaultAvatar, useMember } from '@boardwalk/shell/account'
import { Avatar, Button, Row, Stack, Text } from '@boardwalk/ui'

/** The member's picture and names; the picture can be changed. */
export function Identity({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('shell')
  const { nickname, avatar, info } = useMember()
  return (
    <Row $gap="4" $wrap={false}>
      <Avatar name={nickname} src={avatar} fallback={defaultAvatar} size="large" />
      <Stack $gap="1">
        <Text $weight="bold" $size="lg">
          {nickname}
        </Text>
        {info && info.account !== nickname && (
          <Text $size="sm" $tone="muted">
            {info.account}
          </Text>
        )}
        <Row>
          <Button variant="outline" size="small" aria-haspopup="dialog" onClick={onOpen}>
            {t('account.avatar')}
          </Button>
        </Row>
      </Stack>
    </Row>
  )
}
