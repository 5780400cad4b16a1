import { betStates, gameCategories } from '@boardwalk/api-client/contract'
import { useTranslation } from '@boardwalk/i18n'
import { codeOr, oneOf } from '../fields.ts'
import type { Choice } from '../RecordFilters.tsx'
import { useGameWords } from './use-game-words.ts'

const categories = ['ALL', ...gameCategories] as const
const states = ['ALL', ...betStates] as const

/** The parts of a question that choose games. */
export const gameFields = { category: oneOf(categories, 'ALL'), vendor: codeOr('ALL') }
/** The parts of a question about bets besides the days. */
export const betFields = { ...gameFields, state: oneOf(states, 'ALL') }

type Games = { [K in keyof typeof gameFields]: (typeof gameFields)[K]['fallback'] }
type Asked = { [K in keyof typeof betFields]: (typeof betFields)[K]['fallback'] }

/**
 * Filters by type of game and provider. A value from a link is one of the choices, also where the site no longer
 * offers it.
 */
export function useGameChoices(asked: Games): Choice<Games>[] {
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
  ]
}

/** Filters beside the days: type of game, provider and state. */
export function useBetChoices(asked: Asked): Choice<Asked>[] {
  const { t } = useTranslation('page-kit')
  const state = states.map((value) => ({ value, label: t(`betState.${value}`) }))
  return [...useGameChoices(asked), { name: 'state', label: t('bet.state'), options: state }]
}
