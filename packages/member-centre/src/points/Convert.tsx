import type { Endpoints, Value } from '@boardwalk/api-client'
import { usePointBalanceQuery, usePointConfigQuery } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { isMoney } from '@boardwalk/i18n/money'
import { useMoney } from '@boardwalk/shell/feature'
import { ListSkeleton, PageView } from '@boardwalk/shell/page-kit'
import { Heading, KeyValueList, Stack, Text } from '@boardwalk/ui'
import { Balance } from './Balance.tsx'
import { ConvertForm } from './ConvertForm.tsx'
import { cashFor, usePoints } from './use-points.ts'

type Config = Value<Endpoints['pointConfig']>

/** Converts points into cash and explains how points are earned. */
export function Convert() {
  const { t } = useTranslation('member-centre')
  const config = usePointConfigQuery({})
  const { data } = usePointBalanceQuery({})
  return (
    <Stack $gap="5">
      <Balance />
      <PageView query={config} skeleton={<ListSkeleton />}>
        {({ convert, earn }) => (
          <Stack $gap="5">
            {convert.enabled ? (
              <ConvertForm rule={convert} convertible={data?.convertible ?? null} />
            ) : (
              <Text>{t('points.convert.off')}</Text>
            )}
            <Earning earn={earn} />
          </Stack>
        )}
      </PageView>
    </Stack>
  )
}

function Earning({ earn }: Pick<Config, 'earn'>) {
  const { t } = useTranslation('member-centre')
  const points = usePoints()
  const money = useMoney()
  const items = earn
    .filter(({ units }) => isMoney(units))
    .map(({ type, units, ratio }) => ({
      name: t(`points.movement.${type}`),
      value: t('points.earn.rate', { amount: money(units), share: points(cashFor(units, ratio)) }),
    }))
  return (
    <Stack $gap="3">
      <Heading level={2} size="section">
        {t('points.earn.title')}
      </Heading>
      <Text $size="sm" $tone="muted">
        {t('points.earn.hint')}
      </Text>
      <KeyValueList items={items} />
    </Stack>
  )
}
