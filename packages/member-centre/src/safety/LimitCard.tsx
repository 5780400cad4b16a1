import { useTranslation } from '@boardwalk/i18n'
import { parseMoney } from '@boardwalk/i18n/money'
import { Button, Heading, Notice, Progress, Row, Stack, Text } from '@boardwalk/ui'
import { type Change, type Limit, useFigures } from './use-figures.ts'

type Props = { limit: Limit; onChange: (change: Change) => void }

/** Used part of a limit in thousandths; a limit of nothing is used up. */
export function usedOf({ value, used }: Pick<Limit, 'value' | 'used'>): number {
  const [all, part] = [parseMoney(value), parseMoney(used)]
  return all === 0n || part >= all ? 1000 : Number((part * 1000n) / all)
}

/** One limit with its use, a pending change and the possible actions. */
export function LimitCard({ limit, onChange }: Props) {
  const { t } = useTranslation('safety')
  const { name, figure, time } = useFigures()
  const { kind, window, value, used, resetsAt, pending } = limit
  return (
    <Stack as="section" aria-label={name(limit)} $gap="2">
      <Heading level={3} size="card">
        {name(limit)}
      </Heading>
      <Progress
        label={name(limit)}
        isLabelHidden
        value={usedOf(limit)}
        max={1000}
        valueText={t('limits.used', { used: figure(kind, used), value: figure(kind, value) })}
      />
      {parseMoney(used) > 0n && (
        <Text $size="sm" $tone="muted">
          {t('limits.resets', { time: time(resetsAt) })}
        </Text>
      )}
      {pending && <PendingNotice limit={limit} pending={pending} onChange={onChange} />}
      {pending?.value !== null && (
        <Row $gap="2">
          <Button variant="outline" onClick={() => onChange({ kind, window, value: null })}>
            {t('limits.remove')}
          </Button>
        </Row>
      )}
    </Stack>
  )
}

type PendingProps = Props & { pending: NonNullable<Limit['pending']> }

/** A request for more. Confirming sends the same figure again; the present one cancels it. */
function PendingNotice({ limit, pending, onChange }: PendingProps) {
  const { t } = useTranslation('safety')
  const { figure, time } = useFigures()
  const { kind, window } = limit
  const dates = { from: time(pending.effectiveAt), until: time(pending.expiresAt) }
  const action = (
    <Row $gap="2">
      {pending.isReady && (
        <Button onClick={() => onChange({ kind, window, value: pending.value })}>{t('limits.confirm')}</Button>
      )}
      <Button variant="outline" onClick={() => onChange({ kind, window, value: limit.value })}>
        {t('limits.cancel')}
      </Button>
    </Row>
  )
  return (
    <Notice action={action}>
      {pending.value === null
        ? t('limits.noMore', dates)
        : t('limits.more', { value: figure(kind, pending.value), ...dates })}
    </Notice>
  )
}
