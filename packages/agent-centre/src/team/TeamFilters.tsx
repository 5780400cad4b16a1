import { teamSorts } from '@boardwalk/api-client/contract'
import { useTranslation } from '@boardwalk/i18n'
import { FilterBar, type useQuestion } from '@boardwalk/shell/page-kit'
import { Select } from '@boardwalk/ui'
import { AccountSearch } from '../parts/AccountSearch.tsx'
import { depths, presences, type question, statuses, types } from './question.ts'

const lists = { depth: depths, type: types, status: statuses, online: presences, sort: teamSorts } as const
const names = Object.keys(lists) as (keyof typeof lists)[]

/** Filters of the team: name, depth, type, status and presence, and the order. */
export function TeamFilters({ asking }: { asking: ReturnType<typeof useQuestion<typeof question.fallback>> }) {
  const { t } = useTranslation('agent-centre')
  const { asked, ask, isNarrowed, reset } = asking
  const word = (name: keyof typeof lists, value: string) => t(`team.${name}.${value}`)
  return (
    <FilterBar isNarrowed={isNarrowed} onReset={reset} chosen={names.map((name) => word(name, asked[name]))}>
      <AccountSearch key={asked.account} value={asked.account} onSearch={(account) => ask({ account })} />
      {names.map((name) => (
        <Select
          key={name}
          label={t(`team.${name}By`)}
          value={asked[name]}
          options={lists[name].map((value) => ({ value, label: word(name, value) }))}
          onChange={({ target }) => ask({ [name]: lists[name].find((value) => value === target.value) })}
        />
      ))}
    </FilterBar>
  )
}
