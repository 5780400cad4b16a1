import { useTranslation } from '@boardwalk/i18n'
import { SubmitButton, useWrite, WriteNotice } from '@boardwalk/shell/write'
import { Stack, TextField } from '@boardwalk/ui'
import { type FormEvent, useState } from 'react'
import type { Downline } from './downline.ts'

const longest = 140

/** The agent's own note about an account, which no other account can read. An empty one removes it. */
export function NoteForm({ row: { id, account, remark } }: { row: Downline }) {
  const { t } = useTranslation('agent-centre')
  const [typed, setTyped] = useState(remark)
  const write = useWrite('changeDownline', `note ${id}`)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    write.confirm({ id, remark: typed.trim() })
  }
  const isBusy = write.phase === 'sending' || write.phase === 'checking'
  return (
    <form onSubmit={submit} aria-label={t('note.of', { account })}>
      <Stack $gap="3">
        <TextField
          label={t('note.label')}
          hint={t('note.hint')}
          value={typed}
          maxLength={longest}
          onChange={({ target }) => setTyped(target.value)}
        />
        <WriteNotice write={write} />
        {write.phase === 'done' && <div role="status">{t('note.saved')}</div>}
        <SubmitButton isBusy={isBusy}>{t('note.save')}</SubmitButton>
      </Stack>
    </form>
  )
}
