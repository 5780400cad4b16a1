import { Button, Stack, TextField } from '@boardwalk/ui'
import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import type { Pair } from '../model/pairs.ts'
import { waive, waiverError } from '../model/waivers.ts'
import { useStudioPage } from '../page/studio-context.ts'

/** A person takes responsibility for a pair that stays unreadable: name and reason are written into `tokens.json`. */
export function WaiverForm({ pair }: { pair: Pair }) {
  const { outcome, like, edit, settle } = useStudioPage()
  const [name, setName] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const errors = { name: waiverError(name), reason: waiverError(reason) }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (errors.name || errors.reason) return
    edit('waivers', waive(outcome.merged.tokens, like.tokens, pair, { name, reason }))
    settle()
  }
  return (
    <Form onSubmit={submit} noValidate>
      <Stack $gap="2">
        <TextField
          label="Who answers for it"
          value={name}
          autoComplete="name"
          onChange={({ target }) => setName(target.value)}
          error={isTried && errors.name}
        />
        <TextField
          label="Why it stays"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={isTried && errors.reason}
        />
        <Button type="submit" size="small">
          Waive this pair
        </Button>
      </Stack>
    </Form>
  )
}

const Form = styled.form`flex: 1 1 100%;`
