import { useTranslation } from '@boardwalk/i18n'
import { Button, Row, TextField } from '@boardwalk/ui'
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
      <Row $gap="2">
        <TextField
          label={label ?? t('search.account')}
          value={typed}
          maxLength={64}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="outline">
          {t('search.find')}
        </Button>
      </Row>
    </form>
  )
}
