import { offeredLanguages, token } from '@boardwalk/brand-kit'
import { isLanguageCode, type LanguageCode, languages } from '@boardwalk/i18n/codes'
import { from, SegmentedControl, Select } from '@boardwalk/ui'
import { useMemo, useState } from 'react'
import styled from 'styled-components'
import { type Theme, themes } from '../kit.ts'
import { brandAt } from '../model/clock.ts'
import { sentence } from '../model/words.ts'
import { screens } from '../preview/screens.ts'
import { Frame } from './Frame.tsx'
import { useStudioPage } from './studio-context.ts'

const widths = { phone: 390, desktop: 1280 } as const
type Width = keyof typeof widths

type PreviewPaneProps = {
  address: string
  /** On a phone the controls cover the lower part: only the picture counts. */
  isCovered: boolean
}

/** The storefront's own screens beside the controls: both themes, any language, phone and desktop. */
export function PreviewPane({ address, isCovered }: PreviewPaneProps) {
  const { shown, draft, clock } = useStudioPage()
  const [screen, setScreen] = useState<string>(screens[0].id)
  const [width, setWidth] = useState<Width>('phone')
  const [theme, setTheme] = useState<Theme | 'both'>('both')
  const [chosen, setChosen] = useState<LanguageCode | null>(null)
  const atClock = useMemo(() => shown && brandAt(shown, draft.art, clock), [shown, draft.art, clock])
  if (!atClock) return null
  const { brand, css, banners } = atClock
  const offered = offeredLanguages(brand)
  const language = chosen && offered.includes(chosen) ? chosen : brand.regionLanguages[0]
  return (
    <Root aria-label="Preview">
      <Bar $isCovered={isCovered}>
        <Select
          label="Screen"
          value={screen}
          options={screens.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={({ target }) => setScreen(target.value)}
        />
        <Select
          label="Language"
          value={language}
          options={offered.map((code) => ({ value: code, label: languages[code].name }))}
          onChange={({ target }) => isLanguageCode(target.value) && setChosen(target.value)}
        />
        <Choices>
          <SegmentedControl
            label="Width"
            options={(['phone', 'desktop'] as const).map((value) => ({ value, label: sentence(value) }))}
            value={width}
            onChange={setWidth}
          />
          <SegmentedControl
            label="Themes"
            options={(['both', ...themes] as const).map((value) => ({ value, label: sentence(value) }))}
            value={theme}
            onChange={setTheme}
          />
        </Choices>
      </Bar>
      <Frames>
        {themes
          .filter((name) => theme === 'both' || theme === name)
          .map((name) => (
            <Frame
              key={name}
              address={address}
              title={`${brand.name}, ${name}`}
              width={widths[width]}
              shown={{ brand, css, banners, art: draft.art, theme: name, language, screen }}
            />
          ))}
      </Frames>
    </Root>
  )
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
`
const Bar = styled.div<{ $isCovered: boolean }>`
  display: ${({ $isCovered }) => ($isCovered ? 'none' : 'grid')};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-2')} ${token('space-3')};
  align-items: start;
  padding: ${token('space-3')} ${token('space-4')} 0;
  ${from('desktop')} { display: grid; grid-template-columns: 12rem 10rem minmax(0, 1fr); }
`
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${token('space-2')};
  padding-block-end: ${token('space-2')};
  ${from('desktop')} { grid-column: auto; justify-content: flex-end; padding-block-start: 1.6rem; }
`
const Frames = styled.div`
  display: flex;
  flex: 1;
  gap: ${token('space-4')};
  min-block-size: 0;
  padding: ${token('space-2')} ${token('space-3')} ${token('space-3')};
`
