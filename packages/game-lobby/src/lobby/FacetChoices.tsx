import { token } from '@boardwalk/brand-kit'
import { formatCount, useTranslation } from '@boardwalk/i18n'
import { Button, Checkbox, Text } from '@boardwalk/ui'
import { useState } from 'react'
import styled from 'styled-components'

export type FacetChoice = { code: string; label: string; count: number }
type Props = {
  legend: string
  choices: readonly FacetChoice[]
  on: readonly string[]
  onToggle: (code: string) => void
}

/** Number of choices before "show all". */
const collapsedCount = 6

/**
 * Choices of one kind with the number of games of each. Active choices stay in sight, and can be removed at a count of
 * zero.
 */
export function FacetChoices({ legend, choices, on, onToggle }: Props) {
  const { t } = useTranslation('lobby')
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? choices : choices.filter(({ code }, index) => index < collapsedCount || on.includes(code))
  return (
    <Group>
      <legend>{legend}</legend>
      {shown.map(({ code, label, count }) => {
        const isOn = on.includes(code)
        return (
          <Checkbox
            key={code}
            checked={isOn}
            disabled={count === 0 && !isOn}
            onChange={() => onToggle(code)}
            label={
              <Line>
                <span>{label}</span>
                <Text as="span" $size="sm" $tone="muted">
                  {formatCount(count)}
                </Text>
              </Line>
            }
          />
        )
      })}
      {shown.length < choices.length && (
        <Button variant="ghost" size="small" onClick={() => setWhole(true)}>
          {t('filter.more', { count: formatCount(choices.length - shown.length) })}
        </Button>
      )}
    </Group>
  )
}

const Group = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend { padding: 0; font-size: ${token('text-sm')}; font-weight: ${token('weight-bold')}; }
`

const Line = styled.span`
  display: flex;
  justify-content: space-between;
  gap: ${token('space-3')};
  & > :first-child { min-inline-size: 0; overflow-wrap: anywhere; }
`
