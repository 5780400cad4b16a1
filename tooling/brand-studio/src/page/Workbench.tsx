import { token } from '@boardwalk/brand-kit'
import { from, SegmentedControl } from '@boardwalk/ui'
import { type ComponentType, useEffect, useMemo, useState } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { CampaignsPanel } from '../panels/CampaignsPanel.tsx'
import { ChangesPanel } from '../panels/ChangesPanel.tsx'
import { ColoursPanel } from '../panels/ColoursPanel.tsx'
import { ContrastPanel } from '../panels/ContrastPanel.tsx'
import { FeaturesPanel } from '../panels/FeaturesPanel.tsx'
import { IdentityPanel } from '../panels/IdentityPanel.tsx'
import { LayoutPanel } from '../panels/LayoutPanel.tsx'
import { PicturesPanel } from '../panels/PicturesPanel.tsx'
import { SeedsPanel } from '../panels/SeedsPanel.tsx'
import { painter } from '../pictures/painter.ts'
import { browserScale, serverScale } from '../pictures/scale.ts'
import { usePictures } from '../pictures/use-pictures.ts'
import { useSigns } from '../pictures/use-signs.ts'
import { PreviewPane } from './PreviewPane.tsx'
import { SectionNav } from './SectionNav.tsx'
import { type Section, StudioContext, type Target } from './studio-context.ts'
import { TopBar } from './TopBar.tsx'
import { useKeys } from './use-keys.ts'
import { type Opened, useStudio } from './use-studio.ts'

const panels: Record<Section, ComponentType> = {
  seeds: SeedsPanel,
  colours: ColoursPanel,
  identity: IdentityPanel,
  pictures: PicturesPanel,
  campaigns: CampaignsPanel,
  layout: LayoutPanel,
  features: FeaturesPanel,
  contrast: ContrastPanel,
  changes: ChangesPanel,
}

export type StudioAddresses = {
  /** Address of the page inside the previews; without it there are none. */
  frameAddress?: string | undefined
  /** Address that weighs pictures as a build does; without it the browser's encoder gives an estimate. */
  weighAddress?: string | undefined
}
type WorkbenchProps = StudioAddresses & {
  opened: Opened
  onBrand: (id: string) => void
}

/** One open brand: bar on top, controls, and the storefront beside them; over each other on a phone. */
export function Workbench({ opened, frameAddress, weighAddress, onBrand }: WorkbenchProps) {
  const studio = useStudio(opened)
  const pictures = usePictures(studio)
  const scale = useMemo(() => (weighAddress ? serverScale(weighAddress) : browserScale(painter)), [weighAddress])
  const [section, setSection] = useState<Section>('seeds')
  const [clock, setClock] = useState<number | null>(null)
  const [target, setTarget] = useState<Target | null>(null)
  const [side, setSide] = useState<'edit' | 'preview'>('edit')
  useKeys(studio)
  useEffect(() => setTarget(null), [opened])
  const hidden = useSigns(studio.shown, studio.draft.art)
  const outcome = useMemo(
    () =>
      hidden.length > 0 ? { ...studio.outcome, problems: [...studio.outcome.problems, ...hidden] } : studio.outcome,
    [studio.outcome, hidden],
  )
  const page = {
    ...studio,
    outcome,
    pictures,
    scale,
    clock,
    setClock,
    section,
    go: (next: Section) => {
      setTarget(null)
      setSection(next)
    },
    target,
    jump: (next: Target) => {
      setTarget(next)
      setSection('colours')
    },
    close: () => setTarget(null),
  }
  const Panel = panels[section]
  return (
    <StudioContext value={page}>
      <WholePage />
      <Root>
        <TopBar onBrand={onBrand} />
        <Body $side={frameAddress ? side : 'edit'}>
          <Controls>
            <SectionNav />
            <Scroll key={section} tabIndex={-1}>
              <Panel />
            </Scroll>
          </Controls>
          {frameAddress && (
            <Preview>
              <PreviewPane address={frameAddress} isCovered={side === 'edit'} />
            </Preview>
          )}
        </Body>
        {frameAddress && (
          <Side>
            <SegmentedControl
              label="Shown"
              options={[
                { value: 'edit', label: 'Edit over preview' },
                { value: 'preview', label: 'Preview' },
              ]}
              value={side}
              onChange={setSide}
            />
          </Side>
        )}
      </Root>
    </StudioContext>
  )
}

/** The tool scrolls inside; the page itself has no scrollbar. */
const WholePage = createGlobalStyle`html { scrollbar-gutter: auto; }`

const Root = styled.main`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  block-size: 100dvh;
  background: ${token('color-page')};
  color: ${token('color-text')};
  font-family: ${token('font-body')};
`
const Body = styled.div<{ $side: 'edit' | 'preview' }>`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-block-size: 0;
  & > * { grid-area: 1 / 1; }
  & > :first-child { visibility: ${({ $side }) => ($side === 'edit' ? 'visible' : 'hidden')}; }
  ${from('desktop')} {
    grid-template-columns: minmax(26rem, 31rem) minmax(0, 1fr);
    & > * { grid-area: auto; }
    & > :first-child { visibility: visible; }
  }
`
const Controls = styled.div`
  z-index: 1;
  align-self: end;
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  overflow: hidden;
  min-inline-size: 0;
  min-block-size: 0;
  block-size: 58%;
  border-block-start: 1px solid ${token('color-border')};
  border-start-start-radius: 18px;
  border-start-end-radius: 18px;
  background: ${token('color-surface')};
  box-shadow: ${token('shadow-panel')};
  ${from('desktop')} {
    grid-template: minmax(0, 1fr) / auto minmax(0, 1fr);
    block-size: 100%;
    border-block-start: 0;
    border-inline-end: 1px solid ${token('color-border')};
    border-radius: 0;
    box-shadow: none;
  }
`
const Scroll = styled.div`
  overflow-y: auto;
  min-block-size: 0;
  padding: 0 ${token('space-4')} ${token('space-8')};
  outline: none;
`
const Preview = styled.div`
  display: grid;
  min-inline-size: 0;
  min-block-size: 0;
  background: ${token('color-surface-sunken')};
`
const Side = styled.div`
  padding: ${token('space-1')} ${token('space-2')};
  border-block-start: 1px solid ${token('color-border')};
  background: ${token('color-surface')};
  ${from('desktop')} { display: none; }
`
