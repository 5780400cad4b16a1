import { token } from '@boardwalk/brand-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import styled from 'styled-components'
import type { IconComponent } from './create-icon.tsx'
import * as first from './icons.ts'
import * as second from './icons-more.ts'

const all: [string, IconComponent][] = Object.entries({ ...first, ...second })

const Sheet = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
  gap: ${token('space-2')};
  margin: 0;
  padding: 0;
  list-style: none;
`
const Cell = styled.li`
  display: grid;
  justify-items: center;
  gap: ${token('space-2')};
  padding: ${token('space-4')} ${token('space-1')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  font-size: ${token('text-xs')};
`

const meta = { title: 'Foundations/Icons', component: Sheet } satisfies Meta<typeof Sheet>
export default meta

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      {all.map(([name, Icon]) => (
        <Cell key={name}>
          <Icon />
          {name.replace(/Icon$/, '')}
        </Cell>
      ))}
    </Sheet>
  ),
}
