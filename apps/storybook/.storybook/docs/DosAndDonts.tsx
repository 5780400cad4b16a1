import { token } from '@boardwalk/brand-kit'
import { CheckIcon, CloseIcon } from '@boardwalk/ui'
import { Heading, Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Words } from './Words.tsx'

type DosAndDontsProps = { dos: readonly string[]; donts: readonly string[] }

/** Do's and don'ts, side by side; one under the other on a phone. */
export function DosAndDonts({ dos, donts }: DosAndDontsProps) {
  if (dos.length + donts.length === 0) return null
  return (
    <>
      <Heading>Do and don’t</Heading>
      <Unstyled>
        <Columns>
          <Column title="Do" tone="positive" icon={<CheckIcon size={18} />} lines={dos} />
          <Column title="Don’t" tone="negative" icon={<CloseIcon size={18} />} lines={donts} />
        </Columns>
      </Unstyled>
    </>
  )
}

type ColumnProps = { title: string; tone: 'positive' | 'negative'; icon: ReactNode; lines: readonly string[] }

const Column = ({ title, tone, icon, lines }: ColumnProps) => (
  <Panel $tone={tone}>
    <h3>
      {icon} {title}
    </h3>
    <ul>
      {lines.map((line) => (
        <li key={line}>
          <Words of={line} />
        </li>
      ))}
    </ul>
  </Panel>
)

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: ${token('space-4')};
  margin-block: ${token('space-4')} ${token('space-8')};
`
const Panel = styled.section<{ $tone: 'positive' | 'negative' }>`
  padding: ${token('space-4')};
  border-block-start: 4px solid ${({ $tone }) => token(`color-${$tone}`)};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  color: ${token('color-text')};
  box-shadow: ${token('shadow-card')};
  font: ${token('text-sm')} / ${token('line-body')} ${token('font-body')};
  & h3 {
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
    margin: 0 0 ${token('space-2')};
    color: ${({ $tone }) => token(`color-${$tone}`)};
    font: ${token('weight-bold')} ${token('text-md')} / ${token('line-tight')} ${token('font-body')};
  }
  & code { font-size: 0.92em; }
  & ul { margin: 0; padding-inline-start: ${token('space-5')}; }
  & li + li { margin-block-start: ${token('space-2')}; }
`
