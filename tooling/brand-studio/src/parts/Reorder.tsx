import { token } from '@boardwalk/brand-kit'
import {
  ArrowDownIcon,
  ArrowUpIcon,
  bareList,
  CloseIcon,
  IconButton,
  MenuIcon,
  PlusIcon,
  target,
  VisuallyHidden,
} from '@boardwalk/ui'
import { type PointerEvent, useRef, useState } from 'react'
import styled from 'styled-components'

export type ReorderItem = { id: string; title: string }
export type ReorderProps = {
  label: string
  items: readonly ReorderItem[]
  /** Entries that could be in the list. */
  spare: readonly ReorderItem[]
  /** The whole list in its new order. */
  onChange: (ids: string[]) => void
  onSettle: () => void
}

/**
 * A list whose order is changed by dragging a handle or by buttons; entries can be added and removed. One always
 * stays.
 */
export function Reorder({ label, items, spare, onChange, onSettle }: ReorderProps) {
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [said, say] = useState('')
  const ids = items.map(({ id }) => id)

  const move = (id: string, to: number) => {
    const from = ids.indexOf(id)
    if (to < 0 || to >= ids.length || to === from) return
    onChange(ids.toSpliced(from, 1).toSpliced(to, 0, id))
    say(`${items[from]?.title} is now number ${to + 1} of ${ids.length}`)
  }
  const drag = useDrag(list, {
    move,
    onStart: setDragged,
    onEnd: () => {
      setDragged(null)
      onSettle()
    },
  })

  return (
    <div>
      <List ref={list} aria-label={label}>
        {items.map(({ id, title }, index) => (
          <Item key={id} $isDragged={dragged === id}>
            <Handle aria-hidden title="Drag" onPointerDown={(event) => drag(event, id)}>
              <MenuIcon size={18} />
            </Handle>
            <span>{title}</span>
            <IconButton label={`Move ${title} up`} disabled={index === 0} onClick={() => move(id, index - 1)}>
              <ArrowUpIcon size={18} />
            </IconButton>
            <IconButton
              label={`Move ${title} down`}
              disabled={index === ids.length - 1}
              onClick={() => move(id, index + 1)}
            >
              <ArrowDownIcon size={18} />
            </IconButton>
            <IconButton
              label={`Take ${title} out`}
              disabled={ids.length === 1}
              onClick={() => onChange(ids.filter((other) => other !== id))}
            >
              <CloseIcon size={18} />
            </IconButton>
          </Item>
        ))}
      </List>
      {spare.length > 0 && (
        <List aria-label={`${label}: not shown`}>
          {spare.map(({ id, title }) => (
            <Item key={id} $isDragged={false} $isSpare>
              <span>{title}</span>
              <IconButton label={`Add ${title}`} onClick={() => onChange([...ids, id])}>
                <PlusIcon size={18} />
              </IconButton>
            </Item>
          ))}
        </List>
      )}
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </div>
  )
}

type Drag = { move: (id: string, to: number) => void; onStart: (id: string) => void; onEnd: () => void }

/** Follows the pointer with listeners of the window: the handle itself changes its place in the page. */
function useDrag(list: { current: HTMLUListElement | null }, drag: Drag) {
  const latest = useRef(drag)
  latest.current = drag
  return (event: PointerEvent, id: string) => {
    if (event.button !== 0) return
    event.preventDefault()
    latest.current.onStart(id)
    const follow = ({ clientY }: { clientY: number }) => {
      const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
      const to = rows.findIndex(({ top, bottom }) => clientY >= top && clientY < bottom)
      if (to >= 0) latest.current.move(id, to)
    }
    const stop = () => {
      window.removeEventListener('pointermove', follow)
      window.removeEventListener('pointerup', stop)
      window.removeEventListener('pointercancel', stop)
      latest.current.onEnd()
    }
    window.addEventListener('pointermove', follow)
    window.addEventListener('pointerup', stop)
    window.addEventListener('pointercancel', stop)
  }
}

const List = styled.ul`
  ${bareList}
  display: grid;
  gap: 4px;
  margin-block-end: ${token('space-3')};
`
const Item = styled.li<{ $isDragged: boolean; $isSpare?: boolean }>`
  display: flex;
  align-items: center;
  min-block-size: ${target};
  padding-inline-start: ${({ $isSpare = false }) => ($isSpare ? token('space-4') : '0')};
  border: 1px ${({ $isSpare = false }) => ($isSpare ? 'dashed' : 'solid')} ${token('color-border')};
  border-radius: min(${token('radius-card')}, 12px);
  background: ${({ $isDragged }) => token($isDragged ? 'color-accent-soft' : 'color-surface')};
  color: ${({ $isDragged }) => token($isDragged ? 'color-on-accent-soft' : 'color-text')};
  font-size: ${token('text-sm')};
  & > span:not([aria-hidden]) { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
`
const Handle = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${target};
  block-size: ${target};
  cursor: grab;
  touch-action: none;
  color: ${token('color-text-muted')};
  &:active { cursor: grabbing; }
`
