import { useRef } from 'react'
import styled from 'styled-components'
import { TextField } from '../form/TextField.tsx'
import { CopyIcon } from '../icon/icons-actions.ts'
import { CheckIcon } from '../icon/icons-more.ts'
import type { CopyLabels } from './CopyButton.tsx'
import { IconButton } from './IconButton.tsx'
import { useCopy } from './use-copy.ts'

export type CopyFieldProps = {
  /** Name of the text, such as "Your referral link". */
  label: string
  /** The copied text. */
  value: string
  hint?: string
  labels: CopyLabels
}

/** A text to take away, such as a link or a code. A refused clipboard leaves it selected, ready to be copied by hand. */
export function CopyField({ label, value, hint, labels }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const { state, copy } = useCopy(value, () => {
    input.current?.focus()
    input.current?.select()
  })
  const words = { idle: '', copied: labels.copied, refused: labels.refused }[state]
  return (
    <Box>
      <TextField
        ref={input}
        label={label}
        value={value}
        readOnly
        // The line of the hint is a live region.
        hint={words || hint || ' '}
        onFocus={(event) => event.target.select()}
        suffix={
          <IconButton label={labels.copy} onClick={copy}>
            {state === 'copied' ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
          </IconButton>
        }
      />
    </Box>
  )
}

/** Codes and addresses read from the left in every script. */
const Box = styled.div`
  position: relative;
  & input { direction: ltr; text-overflow: ellipsis; }
`
