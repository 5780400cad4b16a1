import { useRankListQuery } from '@boardwalk/api-client'
import type { Winner } from '@boardwalk/api-client/contract'
import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { Section, useHydrated, useLanguage, useMoney } from '@boardwalk/shell/feature'
import { Art, AsyncView, Marquee, Skeleton, Text } from '@boardwalk/ui'
import styled from 'styled-components'
import { fallbackArt } from '../games/fallback-art.ts'
import { firstWinnersArg, winnersArg } from '../games/queries.ts'
import { useListLabels } from '../games/use-list-labels.ts'
import { lazyComponent } from './lazy-component.tsx'

const OptOut = lazyComponent(() => import('./WinnerSwitch.tsx').then((module) => module.WinnerSwitch))

/** Visitor specification §9: the list starts to move from four entries on, half a pixel a frame. */
const movesAbove = 3
const pixelsPerSecond = 30

/** The largest payouts of the last day, names hidden. It moves unless it is paused or motion is unwanted. */
export function Winners() {
  const { t } = useTranslation('game-lobby')
  const { code: language } = useLanguage()
  const isHydrated = useHydrated()
  // The first winners stay until the whole board is here.
  const { data, currentData = data, ...query } = useRankListQuery((isHydrated ? winnersArg : firstWinnersArg)(language))
  const labels = { ...useListLabels(), empty: t('winners.empty'), emptyHint: '' }
  return (
    <Section title={t('winners.title')}>
      <AsyncView
        query={{ ...query, currentData }}
        labels={labels}
        isEmpty={({ list }) => list.length === 0}
        skeleton={<Skeleton $height="64px" />}
      >
        {({ list }) => (
          <Marquee
            label={t('winners.title')}
            labels={{ pause: t('winners.pause'), play: t('winners.play') }}
            speed={pixelsPerSecond}
            minItems={movesAbove + 1}
          >
            {list.map((winner) => (
              <WinnerCard key={Object.values(winner).join()} winner={winner} />
            ))}
          </Marquee>
        )}
      </AsyncView>
      <OptOut />
    </Section>
  )
}

function WinnerCard({ winner: { accountMasked, amount, gameName, iconUrl } }: { winner: Winner }) {
  const money = useMoney()
  return (
    <Card>
      <Picture src={iconUrl} fallback={fallbackArt} width={36} height={48} isBelow />
      <span>
        <Text as="span" $size="sm" $tone="muted">
          {accountMasked}
        </Text>
        <Amount>{money(amount)}</Amount>
        <Text as="span" $size="xs" $tone="muted">
          {gameName}
        </Text>
      </span>
    </Card>
  )
}

const Picture = styled(Art)`
  inline-size: 36px;
  block-size: 48px;
  border-radius: calc(${token('radius-card')} / 2);
`

const Card = styled.span`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  padding: ${token('space-2')} ${token('space-4')} ${token('space-2')} ${token('space-2')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  box-shadow: ${token('shadow-card')};
  > span { display: grid; white-space: nowrap; }
`

const Amount = styled.strong`
  font-variant-numeric: tabular-nums;
  line-height: ${token('line-tight')};
`
