import { token } from '@boardwalk/brand-kit'
import { bareList, Modal } from '@boardwalk/ui'
import styled from 'styled-components'
import type { Problem } from '../kit.ts'

type ProblemsDialogProps = { problems: readonly Problem[]; note?: string | undefined; onClose: () => void }

/** Lists every mistake in the chosen files or in the entered values. */
export function ProblemsDialog({ problems, note, onClose }: ProblemsDialogProps) {
  return (
    <Modal
      isOpen={problems.length > 0}
      onClose={onClose}
      title="What is wrong"
      closeLabel="Close"
      width={560}
      delay={0}
    >
      {note && <p>{note}</p>}
      <ProblemList problems={problems} />
    </Modal>
  )
}

/** Lists file, key, expected value and actual value. */
export const ProblemList = ({ problems }: { problems: readonly Problem[] }) => (
  <List>
    {problems.map(({ file, key, expected, found }) => (
      <li key={`${file} ${key} ${expected} ${found}`}>
        <code>
          {file}
          {key && ` · ${key}`}
        </code>
        <span>
          expected {expected}, found {found}
        </span>
      </li>
    ))}
  </List>
)

const List = styled.ul`
  ${bareList}
  display: grid;
  gap: ${token('space-2')};
  margin-block-start: ${token('space-3')};
  font-size: ${token('text-sm')};
  & > li { display: grid; overflow-wrap: anywhere; }
  & code { font-weight: ${token('weight-bold')}; }
`
