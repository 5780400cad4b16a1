import { token } from '@boardwalk/brand-kit'
import {
  bareButton,
  CalendarIcon,
  ClockIcon,
  ColumnsIcon,
  canHover,
  EyeIcon,
  from,
  GridIcon,
  hiddenScrollbar,
  type IconComponent,
  ImageIcon,
  SettingsIcon,
  SparkleIcon,
  StarIcon,
  target,
  transition,
} from '@boardwalk/ui'
import styled from 'styled-components'
import { openPairs } from '../model/pairs.ts'
import { sentence } from '../model/words.ts'
import { type Section, sections, useStudioPage } from './studio-context.ts'

const icons: Record<Section, IconComponent> = {
  seeds: SparkleIcon,
  colours: GridIcon,
  identity: StarIcon,
  pictures: ImageIcon,
  campaigns: CalendarIcon,
  layout: ColumnsIcon,
  features: SettingsIcon,
  contrast: EyeIcon,
  changes: ClockIcon,
}

/** The sections of the controls, two of them with their number of open tasks. */
export function SectionNav() {
  const { section, go, shown, changes, pictures, outcome } = useStudioPage()
  const open = shown ? openPairs([...shown.pairs, ...shown.during.pairs]).length : 0
  const wrong = outcome.problems.filter(({ file }) => file.startsWith('campaigns/')).length
  const counts: Partial<Record<string, number>> = {
    contrast: open,
    pictures: pictures.old,
    campaigns: wrong,
    changes: changes.length,
  }
  return (
    <Bar aria-label="Sections">
      {sections.map((name) => {
        const Icon = icons[name]
        return (
          <Item key={name} type="button" aria-current={section === name} onClick={() => go(name)}>
            <Icon size={22} />
            {sentence(name)}
            {Boolean(counts[name]) && (
              <Count $isBad={name === 'contrast' || name === 'campaigns'}>{counts[name]}</Count>
            )}
          </Item>
        )
      })}
    </Bar>
  )
}

const Bar = styled.nav`
  ${hiddenScrollbar}
  display: flex;
  gap: 2px;
  overflow-x: auto;
  padding: ${token('space-1')};
  border-block-end: 1px solid ${token('color-border')};
  background: ${token('color-surface-sunken')};
  ${from('desktop')} {
    flex-direction: column;
    inline-size: 5.25rem;
    overflow: hidden auto;
    padding-block: ${token('space-3')};
    border-block-end: 0;
    border-inline-end: 1px solid ${token('color-border')};
  }
`
const Item = styled.button`
  ${bareButton}
  position: relative;
  display: grid;
  flex: none;
  justify-items: center;
  align-content: center;
  gap: 4px;
  min-block-size: 3.5rem;
  min-inline-size: ${target};
  padding: ${token('space-1')};
  border-radius: 12px;
  color: ${token('color-text-muted')};
  font-size: ${token('text-xs')};
  font-weight: ${token('weight-medium')};
  ${transition('background-color', 'color')}
  ${canHover} { &:hover { color: ${token('color-text')}; } }
  &[aria-current='true'] {
    background: ${token('color-surface')};
    color: ${token('color-text')};
    box-shadow: ${token('shadow-card')};
  }
  &:focus-visible { outline-offset: -2px; }
  ${from('desktop')} { min-block-size: 4rem; }
`
const Count = styled.span<{ $isBad: boolean }>`
  padding-inline: 0.5em;
  border-radius: ${token('radius-pill')};
  position: absolute;
  inset-block-start: 4px;
  inset-inline-end: 4px;
  background: ${({ $isBad }) => token($isBad ? 'color-negative' : 'color-surface-sunken')};
  color: ${({ $isBad }) => token($isBad ? 'color-on-negative' : 'color-text')};
  font-size: ${token('text-xs')};
`
