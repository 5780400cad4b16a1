import type { Endpoints, Input, Value } from '@boardwalk/api-client'
import { formatDateTime, minutesText, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage, useMoney } from '@boardwalk/shell/feature'

export type Limit = Value<Endpoints['limits']>['limits'][number]
export type Change = Input<Endpoints['setLimit']>

/** Words for limits: their names, amounts or minutes, and dates. */
export function useFigures() {
  const { t, i18n } = useTranslation('safety')
  const money = useMoney()
  const brand = useBrand()
  const { code } = useLanguage()
  const figure = (kind: Limit['kind'], value: string) =>
    kind === 'SESSION' ? minutesText(Number(value), i18n.language) : money(value)
  const name = ({ kind, window }: Pick<Limit, 'kind' | 'window'>) =>
    t('limits.name', { kind: t(`kind.${kind}`), window: t(`window.${window}`) })
  const time = (at: string | number) => formatDateTime(at, code, brand)
  return {
    name,
    figure,
    time,
    exclusion: ({ until }: { until: string | null }) =>
      until ? t('breaks.excluded', { time: time(until) }) : t('breaks.excludedForever'),
    change: ({ kind, window, value }: Change) =>
      value === null
        ? t('ask.none', { name: name({ kind, window }) })
        : t('ask.figure', { name: name({ kind, window }), value: figure(kind, value) }),
  }
}
