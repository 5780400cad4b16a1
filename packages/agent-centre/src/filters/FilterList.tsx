import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { Button, bareList, EmptyState, Notice, Row, Stack, Text, TextField } from '@boardwalk/ui'
import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import type { SavedFilter } from './stored-filters.ts'
import type { useSavedFilters } from './use-saved-filters.ts'

type Props = {
  saved: ReturnType<typeof useSavedFilters>
  apply: (filter: SavedFilter) => void
  /** Whether the page has filters to save. */
  isNarrowed: boolean
}

/** The saved filters of a page, and a name for the current ones. */
export function FilterList({ saved, apply, isNarrowed }: Props) {
  const { t } = useTranslation('agent-centre')
  return (
    <Stack $gap="4">
      {saved.filters.length === 0 ? (
        <EmptyState title={t('filters.empty')} hint={t('filters.emptyHint')} level={3} />
      ) : (
        <List aria-label={t('filters.title')}>
          {saved.filters.map((filter) => (
            <li key={filter.name}>
              <bdi>{filter.name}</bdi>
              <Row $gap="2">
                <Button aria-label={t('filters.applyOf', { name: filter.name })} onClick={() => apply(filter)}>
                  {t('filters.apply')}
                </Button>
                <Button
                  variant="outline"
                  aria-label={t('filters.deleteOf', { name: filter.name })}
                  onClick={() => saved.remove(filter.name)}
                >
                  {t('filters.delete')}
                </Button>
              </Row>
            </li>
          ))}
        </List>
      )}
      {isNarrowed && <NameForm onSave={saved.save} />}
      {saved.isRefused && (
        <Notice tone="negative" isAlert>
          {t('filters.refused')}
        </Notice>
      )}
      <Text $size="sm" $tone="muted">
        {t('filters.where')}
      </Text>
    </Stack>
  )
}

function NameForm({ onSave }: { onSave: (name: string) => boolean }) {
  const { t } = useTranslation('agent-centre')
  const [name, setName] = useState('')
  const [isTried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isSaved = name.trim() !== '' && onSave(name.trim())
    setTried(!isSaved)
    if (isSaved) setName('')
  }
  return (
    <form onSubmit={submit} noValidate aria-label={t('filters.save')}>
      <Stack $gap="3">
        <TextField
          label={t('filters.name')}
          hint={t('filters.nameHint')}
          error={isTried && name.trim() === '' ? t('filters.nameMissing') : undefined}
          value={name}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
          required
        />
        <Button type="submit" variant="outline">
          {t('filters.save')}
        </Button>
      </Stack>
    </form>
  )
}

const List = styled.ul`
  ${bareList}
  display: grid;
  gap: ${token('space-2')};
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-2')};
    overflow-wrap: anywhere;
  }
`
