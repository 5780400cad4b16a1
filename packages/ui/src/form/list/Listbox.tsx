import { token } from '@boardwalk/brand-kit'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { raised, tint } from '../../foundation/mixins.ts'
import { target } from '../../foundation/sizes.ts'
import { CheckIcon } from '../../icon/icons-more.ts'
import { useBeside } from './use-beside.ts'

export type ListboxOption = {
  key: string
  content: ReactNode
  isSelected: boolean
  isDisabled?: boolean | undefined
}

type ListboxProps = {
  id: string
  label: string
  options: readonly ListboxOption[]
  /** Shown in place of the options when there are none. */
  emptyText: ReactNode
  active: number
  isOpen: boolean
  isMultiple?: boolean
  /** The anchor of the list. */
  anchor: RefObject<HTMLElement | null>
  onChoose: (index: number) => void
}

export const optionId = (id: string, index: number) => `${id}-${index}`

/** The options of a field in the top layer. Focus stays in the field, which names the active option. */
export function Listbox({ id, label, options, emptyText, active, isOpen, isMultiple, anchor, onChoose }: ListboxProps) {
  const panel = useRef<HTMLDivElement>(null)
  useBeside(panel, anchor, isOpen)
  useEffect(() => {
    const option = isOpen && active >= 0 && document.getElementById(optionId(id, active))
    if (option) option.scrollIntoView?.({ block: 'nearest' })
  }, [id, active, isOpen])
  if (!isOpen) return null
  const isEmpty = options.length === 0
  const role = isEmpty ? {} : { role: 'listbox', 'aria-label': label, 'aria-multiselectable': isMultiple || undefined }
  return (
    // A press leaves the focus where it is.
    <Panel {...role} ref={panel} id={id} popover="manual" onMouseDown={(event) => event.preventDefault()}>
      {options.map(({ key, content, isSelected, isDisabled = false }, index) => (
        <Option
          key={key}
          id={optionId(id, index)}
          role="option"
          aria-selected={isSelected}
          aria-disabled={isDisabled || undefined}
          data-active={index === active || undefined}
          onClick={() => !isDisabled && onChoose(index)}
        >
          <Content>{content}</Content>
          {isSelected && <CheckIcon size={18} />}
        </Option>
      ))}
      {isEmpty && <Nothing role="status">{emptyText}</Nothing>}
    </Panel>
  )
}

const Panel = styled.div`
  ${raised}
  max-block-size: min(20rem, 60dvh);
  padding: ${token('space-1')};
  overflow: auto;
  overscroll-behavior: contain;
`
const Option = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-block-size: ${target};
  padding: ${token('space-2')} ${token('space-3')};
  border-radius: min(${token('radius-control')}, 12px);
  cursor: pointer;
  overflow-wrap: anywhere;
  &:hover, &[data-active] { background: ${tint('color-accent', 12)}; }
  &[data-active] { outline: 2px solid ${token('color-focus')}; outline-offset: -2px; }
  &[aria-selected='true'] { font-weight: ${token('weight-medium')}; }
  &[aria-disabled] { opacity: 0.5; cursor: not-allowed; }
`
const Content = styled.span`
  flex: 1;
  min-inline-size: 0;
`
const Nothing = styled.p`
  padding: ${token('space-3')};
  color: ${token('color-text-muted')};
`
