import { useTranslation } from '@boardwalk/i18n'
import type { Choice } from '@boardwalk/shell/page-kit'
import { useGameWords } from '../records/use-game-words.ts'
import { type Asked, categories, states } from './question.ts'

/**
 * Filters beside the days: kind of game, provider and state. A value from a link is one of the choices, also where the
 * site no longer offers it.
 */
export function useChoices(asked: Asked): Choice<Asked>[] {
  const { t } = useTranslation('member-centre')
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
      label: t('personalHistoryCopy.state'),
      options: states.map((value) => ({ value, label: t(`betState.${value}`) })),
    },
  ]
}
