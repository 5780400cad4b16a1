import { useTranslation } from '@boardwalk/i18n'
import { FilterBar, type useQuestion } from '@boardwalk/shell/page-kit'
import { Select } from '@boardwalk/ui'
import { chosenOf } from '../records/chosen-of.ts'
import { useGameWords } from '../records/use-game-words.ts'
import { type Asked, categories, states } from './question.ts'

type Props = ReturnType<typeof useQuestion<Asked>>

/** Which bets are shown: days, kind of game, provider and state. */
export function Filters({ asked, ask, isNarrowed, reset }: Props) {
  const { t } = useTranslation('member-centre')
  const options = useOptions(asked)
  return (
    <FilterBar
      isNarrowed={isNarrowed}
      onReset={reset}
      period={{ value: asked.period, onChange: (period) => ask({ period }) }}
      chosen={chosenOf(options, asked)}
    >
      <Select
        label={t('game.category')}
        value={asked.category}
        options={options.category}
        onChange={({ target }) => ask({ category: categories.find((one) => one === target.value) ?? 'ALL' })}
      />
      <Select
        label={t('game.vendor')}
        value={asked.vendor}
        options={options.vendor}
        onChange={({ target }) => ask({ vendor: target.value })}
      />
      <Select
        label={t('personalHistoryCopy.state')}
        value={asked.state}
        options={options.state}
        onChange={({ target }) => ask({ state: states.find((one) => one === target.value) ?? 'ALL' })}
      />
    </FilterBar>
  )
}

/** Choices of the filters. What a link asks for is one of them, also where the site no longer offers it. */
function useOptions(asked: Asked) {
  const { t } = useTranslation('member-centre')
  const { categoryOf, vendorOf, offered } = useGameWords()
  return {
    category: [...new Set(['ALL', ...offered.categories, asked.category])].map((value) => ({
      ...{ value, label: value === 'ALL' ? t('game.allCategories') : categoryOf(value) },
    })),
    vendor: [...new Set(['ALL', ...offered.vendors, asked.vendor])].map((value) => ({
      ...{ value, label: value === 'ALL' ? t('game.allVendors') : vendorOf(value) },
    })),
    state: states.map((value) => ({ value, label: t(`betState.${value}`) })),
  }
}
