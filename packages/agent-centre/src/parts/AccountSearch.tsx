import { useTranslation } from '@boardwalk/i18n'
import { IconButton, SearchIcon, TextField } from '@boardwalk/ui'
import { type FormEvent, useState } from 'react'

type Props = {
  value: string
  onSearch: (account: string) => void
  /** Where the server takes whole names only. */
  label?: string
}

/** Looks for accounts by how their names begin; sent by Enter or the button, so that no letter asks the server. */
export function AccountSearch({ value, onSearch, label }: Props) {
  const { t } = useTranslation('agent-centre')
  const [typed, setTyped] = useState(value)
  const search = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <form onSubmit={search}>
      <TextField
        label={label ?? t('search.account')}
        value={typed}
        maxLength={64}
        enterKeyHint="search"
        onChange={({ target }) => setTyped(target.value)}
        suffix={
          <IconButton type="submit" label={t('search.find')}>
            <SearchIcon size={20} />
          </IconButton>
        }
      />
    </form>
  )
}
