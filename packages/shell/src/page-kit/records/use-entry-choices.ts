import { txGroups } from '@boardwalk/api-client/contract'
import { useTranslation } from '@boardwalk/i18n'
import { oneOf } from '../fields.ts'
import type { Choice } from '../RecordFilters.tsx'

const kinds = ['ALL', ...txGroups] as const
const directions = ['ALL', 'IN', 'OUT'] as const

/** The parts of a question about ledger entries besides the days. */
export const entryFields = { kind: oneOf(kinds, 'ALL'), direction: oneOf(directions, 'ALL') }
type Asked = { [K in keyof typeof entryFields]: (typeof entryFields)[K]['fallback'] }

/** Filters beside the days: type and direction. */
export function useEntryChoices() {
  const { t } = useTranslation('page-kit')
  const kind = {
    ...{ name: 'kind' as const, label: t('entry.type') },
    options: kinds.map((value) => ({ value, label: t(`group.${value}`) })),
  }
  const direction = {
    ...{ name: 'direction' as const, label: t('entry.direction') },
    options: directions.map((value) => ({ value, label: t(`entry.directions.${value}`) })),
  }
  return [kind, direction] as const satisfies readonly Choice<Asked>[]
}
