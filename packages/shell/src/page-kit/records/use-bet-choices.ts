import { betStates, gameCategories } from '@boardwalk/api-client/contract'
import { useTranslation } from '@boardwalk/i18n'
import { codeOr, oneOf } from '../fields.ts'
import type { Choice } from '../RecordFilters.tsx'
import { useGameWords } from './use-game-words.ts'

const categories = ['ALL', ...gameCategories] as const
const states = ['ALL', ...betStates] as const

/** The parts of a question about bets besides the days. */
export const betFields = {
  category: oneOf(categories, 'ALL'),
  vendor: codeOr('ALL'),
  state: oneOf(states, 'ALL'),
}
type Asked = { [K in keyof typeof betFields]: (typeof betFields)[K]['fallback'] }

/**
 * Filters beside the days: kind of game, provider and state. A value from a link is one of the choices, also where the
 * site no longer offers it.
 */
export function useBetChoices(asked: Asked): Choice<Asked>[] {
  const { t } = useTranslation('page-kit')
  const { categoryOf, vendorOf, offered } = useGameWords()
  const shown = new Set<string>(['ALL', ...offered.categories, asked.category])
  return [
    {
      name: 'category',
      label: t('game.category'),
      options: [...shown]
        .flatMap((code) => categories.filter((category) => category === code))
        .map((value) => ({ value, label: value === 'ALL' ? t('game.allCategories') : categoryOf(value) })),
    },
    {
      name: 'vendor',
      label: t('game.vendor'),
      options: [...new Set(['ALL', ...offered.vendors, asked.vendor])].map((value) => ({
        ...{ value, label: value === 'ALL' ? t('game.allVendors') : vendorOf(value) },
      })),
    },
    {
      name: 'state',
      label: t('bet.state'),
      options: states.map((value) => ({ value, label: t(`betState.${value}`) })),
    },
  ]
}
