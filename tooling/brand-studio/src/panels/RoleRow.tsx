import { token } from '@boardwalk/brand-kit'
import { Badge, bareButton, ChevronDownIcon, oneLine, target as targetSize } from '@boardwalk/ui'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { type ColorName, fromHex, type Theme } from '../kit.ts'
import { type Components, round } from '../model/color-entry.ts'
import { getAt } from '../model/json.ts'
import { roleTitle } from '../model/words.ts'
import { useStudioPage } from '../page/studio-context.ts'
import { Swatch } from '../parts/Swatch.tsx'
import { RoleEditor } from './RoleEditor.tsx'

/** A colour role in one line; it opens to be edited. */
export function RoleRow({ theme, name }: { theme: Theme; name: ColorName }) {
  const { outcome, shown, target, jump, close } = useStudioPage()
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = target?.name === name
  const hex = shown?.tokens[theme][name] ?? ''
  const isByHand = getAt(outcome.merged.tokens, ['semantic', theme, name]) !== undefined
  const failing = shown?.pairs.filter(
    (pair) =>
      pair.theme === theme &&
      !pair.isReadable &&
      !pair.waiver &&
      (pair.foreground === name || pair.background === name),
  ).length

  useEffect(() => {
    if (!isOpen) return
    button.current?.scrollIntoView({ block: 'start' })
    button.current?.focus({ preventScroll: true })
  }, [isOpen])

  return (
    <Root>
      <Toggle
        ref={button}
        type="button"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : jump({ theme, name }))}
      >
        <Swatch color={hex} size="small" />
        <Name>{roleTitle(name)}</Name>
        {Boolean(failing) && <Badge $tone="negative">{failing} unreadable</Badge>}
        <Badge $tone={isByHand ? 'accent' : 'neutral'}>{isByHand ? 'By hand' : 'Derived'}</Badge>
        <code>{hex}</code>
        <ChevronDownIcon size={16} />
      </Toggle>
      {isOpen && <RoleEditor theme={theme} name={name} components={componentsOf(hex)} />}
    </Root>
  )
}

/** Colours on the screen have fewer digits than the ones in a file. */
const componentsOf = (hex: string): Components => {
  const { l, c, h } = fromHex(hex.length > 7 ? hex.slice(0, 7) : hex)
  return [round(l, 4), round(c, 4), round(h, 2)]
}

const Root = styled.div`
  & + & { border-block-start: 1px solid ${token('color-border')}; }
`
const Toggle = styled.button`
  ${bareButton}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  inline-size: 100%;
  min-block-size: ${targetSize};
  padding-block: ${token('space-1')};
  font-size: ${token('text-sm')};
  scroll-margin-block-start: 4.5rem;
  & > code { min-inline-size: 4.5em; text-align: end; color: ${token('color-text-muted')}; }
  &[aria-expanded='true'] > svg { rotate: 180deg; }
`
const Name = styled.span`
  ${oneLine}
  flex: 1;
  min-inline-size: 7rem;
`
