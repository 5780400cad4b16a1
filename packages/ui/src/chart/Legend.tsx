import { token } from '@boardwalk/brand-kit'
import styled from 'styled-components'
import { bareList } from '../foundation/mixins.ts'
import { Marker } from './Marker.tsx'
import { PatternDefs, patternFill } from './PatternDefs.tsx'
import { lookOf } from './series.ts'

type Props = { names: readonly string[]; shape: 'line' | 'fill'; prefix: string; notes?: readonly string[] }

/** Maps marks and colours to series; screen readers use the table and the points. */
export function Legend({ names, shape, prefix, notes }: Props) {
  return (
    <List aria-hidden="true">
      {names.map((name, index) => {
        const { dash, mark, pattern } = lookOf(index)
        return (
          <Item key={name}>
            <Sample viewBox="0 0 28 14" width={28} height={14} $index={index}>
              {shape === 'line' ? (
                <>
                  <path d="M0 7h28" stroke="currentColor" strokeWidth={2} strokeDasharray={dash} />
                  <Marker mark={mark} x={14} y={7} />
                </>
              ) : (
                <>
                  <PatternDefs prefix={`${prefix}-key-${index}`} />
                  <rect
                    width={28}
                    height={14}
                    rx={2}
                    fill={patternFill(`${prefix}-key-${index}`, pattern)}
                    stroke="currentColor"
                  />
                </>
              )}
            </Sample>
            <span>{name}</span>
            {notes?.[index] && <Note>{notes[index]}</Note>}
          </Item>
        )
      })}
    </List>
  )
}

const List = styled.ul`
  ${bareList}
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')} ${token('space-4')};
  font-size: ${token('text-sm')};
`

const Item = styled.li`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space-2')};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Sample = styled.svg<{ $index: number }>`
  flex: none;
  color: ${({ $index }) => lookOf($index).colour};
`

const Note = styled.span`
  color: ${token('color-text-muted')};
  font-variant-numeric: tabular-nums;
`
