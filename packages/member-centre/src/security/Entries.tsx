import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { Badge, bareButton, bareList, ChevronEndIcon, Stack, Text, target, transition } from '@boardwalk/ui'
import styled from 'styled-components'
import type { Action, Facts } from './dialogs.ts'
import { type Entry, useEntries, useOwnEntries, useUseEntries } from './use-entries.ts'

type Props = {
  facts: Facts
  /** Whether the list leads to where and when the account was used, too. */
  hasUse: boolean
  onOpen: (action: Action) => void
}

/** Lists the account's protections, and the member's own data. Each entry shows its state and opens its form. */
export function Entries({ facts, hasUse, onOpen }: Props) {
  const { t } = useTranslation('member-centre')
  const protections = useEntries(facts)
  const use = useUseEntries()
  const own = useOwnEntries()
  const lists = [
    { label: t('securityCenter.protections'), entries: [...protections, ...(hasUse ? use : [])] },
    { label: t('profile.own'), entries: own },
  ]
  return lists.map(({ label, entries }) => (
    <List key={label} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.action}>
          <Line {...entry} onOpen={() => onOpen(entry.action)} />
        </li>
      ))}
    </List>
  ))
}

function Line({ icon: Icon, title, hint, isSet, onOpen }: Entry & { onOpen: () => void }) {
  const { t } = useTranslation('member-centre')
  return (
    <Opener type="button" aria-haspopup="dialog" onClick={onOpen}>
      <Icon size={22} />
      <Stack $gap="1">
        <Text as="span" $weight="bold">
          {title}
        </Text>
        <Text as="span" $size="sm" $tone="muted">
          {hint}
        </Text>
      </Stack>
      {isSet !== undefined && (
        <Badge $tone={isSet ? 'positive' : 'warning'}>{t(`securityCenter.${isSet ? 'set' : 'unset'}`)}</Badge>
      )}
      <ChevronEndIcon size={18} />
    </Opener>
  )
}

const List = styled.ul`
  ${bareList}
  overflow: hidden;
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  & > li + li { border-block-start: ${token('border-width')} solid ${token('color-border')}; }
`

const Opener = styled.button`
  ${bareButton}
  ${transition('background-color')}
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  inline-size: 100%;
  min-block-size: ${target};
  padding: ${token('space-3')} ${token('space-4')};
  text-align: start;
  & > svg { flex: none; }
  & > div { flex: 1 1 auto; min-inline-size: 0; overflow-wrap: anywhere; }
  & > :nth-last-child(2):not(div) { flex: none; }
  &:hover { background: ${token('color-surface-sunken')}; }
  &:focus-visible { outline-offset: -3px; }
`
