import { useTranslation } from '@boardwalk/i18n'
import { Button, Chip, CloseIcon, Row, VisuallyHidden } from '@boardwalk/ui'
import { filterNames, toggled } from './filters.ts'
import { cleared, isNarrowed } from './lobby-state.ts'
import { useFilterLabel } from './use-filter-label.ts'
import type { Lobby } from './use-lobby.ts'

/** The active filters, each with a button to remove it. */
export function FilterChips({ lobby: { state, change } }: { lobby: Lobby }) {
  const { t } = useTranslation('lobby')
  const label = useFilterLabel()
  if (!isNarrowed(state)) return null
  const chip = (key: string, text: string, onRemove: () => void) => (
    <Chip key={key} onClick={onRemove}>
      <VisuallyHidden>{t('filter.remove', { name: text })}</VisuallyHidden>
      <span aria-hidden="true">{text}</span>
      <CloseIcon size={14} />
    </Chip>
  )
  return (
    <Row as="section" $gap="2" aria-label={t('filter.on')}>
      {state.name !== '' && chip('name', `“${state.name}”`, () => change((before) => ({ ...before, name: '' })))}
      {filterNames.flatMap((name) =>
        state.filters[name].map((code) =>
          chip(`${name} ${code}`, label(name, code), () =>
            change((before) => ({ ...before, filters: toggled(before.filters, name, code) })),
          ),
        ),
      )}
      <Button variant="ghost" size="small" onClick={() => change(cleared)}>
        {t('filter.clear')}
      </Button>
    </Row>
  )
}
