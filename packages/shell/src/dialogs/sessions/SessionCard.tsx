import { formatDateTime, useTranslation } from '@boardwalk/i18n'
import { Badge, Button, Line, Row, Stack, Text } from '@boardwalk/ui'
import { useBrand } from '../../app/storefront-context.ts'
import { useLanguage } from '../../settings/use-language.ts'

export type SignedInSession = { id: string; current: boolean; lastSeenAt: string; ip: string; device: string | null }

type SessionCardProps = { session: SignedInSession; isBusy: boolean; onEnd: () => void }

/** One place where the account is signed in. */
export function SessionCard({ session, isBusy, onEnd }: SessionCardProps) {
  const { t } = useTranslation('dialogs')
  const brand = useBrand()
  const { code } = useLanguage()
  const { current, device, ip, lastSeenAt } = session
  const name = device ?? t('sessions.unknown')
  return (
    <Line>
      <Stack $gap="1">
        <Row $gap="2">
          <Text as="span" $weight="bold">
            {name}
          </Text>
          {current && <Badge $tone="positive">{t('sessions.current')}</Badge>}
        </Row>
        <Text $size="sm" $tone="muted">
          {t('sessions.seen', { time: formatDateTime(lastSeenAt, code, brand), ip })}
        </Text>
      </Stack>
      {!current && (
        <Button
          size="small"
          variant="outline"
          isBusy={isBusy}
          aria-label={t('sessions.endOne', { name })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </Line>
  )
}
