import type { GameSheet } from '@boardwalk/api-client/contract'
import { token } from '@boardwalk/brand-kit'
import { formatCount, formatDateTime, useTranslation } from '@boardwalk/i18n'
import { formatZonedTime } from '@boardwalk/i18n/zone-name'
import { LinkTo, useBrand, useLanguage, useMoney, useVendorName } from '@boardwalk/shell/feature'
import {
  Art,
  Badge,
  Heading,
  HeartButton,
  KeyValueList,
  LinkButton,
  Notice,
  Rail,
  Row,
  Stack,
  Text,
  target,
} from '@boardwalk/ui'
import type { MouseEvent } from 'react'
import styled from 'styled-components'
import { fallbackArt } from '../games/fallback-art.ts'
import { gameLink } from '../games/game-link.ts'
import { useFavourites } from '../games/use-favourites.ts'
import { useGameTile } from '../games/use-game-tile.tsx'
import { armCards, openFromCard } from '../play/open-window.ts'
import { percent } from './percent.ts'
import { useFeatureName } from './use-feature-name.ts'

armCards()

/** Everything that helps to decide whether to play, the important first. */
export function SheetContent({ sheet }: { sheet: GameSheet }) {
  const { t } = useTranslation('lobby')
  const isDown = sheet.vendor.status === 'MAINTENANCE'
  return (
    <Stack $gap="4">
      <Top sheet={sheet} />
      {isDown && <Down until={sheet.vendor.until} />}
      <Actions sheet={sheet} isDown={isDown} />
      {isDown && <Suggestions title={t('sheet.instead')} games={sheet.suggestions} />}
      <Facts sheet={sheet} />
      <Mine mine={sheet.mine} />
      {!isDown && <Suggestions title={t('sheet.alike')} games={sheet.suggestions} />}
    </Stack>
  )
}

function Top({ sheet: { game, vendor, features } }: { sheet: GameSheet }) {
  const { t } = useTranslation(['lobby', 'game-lobby'])
  const featureName = useFeatureName()
  const favourites = useFavourites()
  const name = game.displayName
  const isOn = favourites.has(game)
  return (
    <Head>
      <Picture src={game.lagerIcon} fallback={fallbackArt} width={120} height={160} isPriority />
      <Stack $gap="2">
        <Heading level={3} size="section">
          {name}
        </Heading>
        <Text $tone="muted">{vendor.name}</Text>
        <Row $gap="2">
          {features.map((feature) => (
            <Badge key={feature}>{featureName(feature)}</Badge>
          ))}
        </Row>
      </Stack>
      <HeartButton
        isOn={isOn}
        label={t(isOn ? 'game-lobby:favourite.remove' : 'game-lobby:favourite.add', { name })}
        onToggle={() => favourites.toggle(game)}
      />
    </Head>
  )
}

function Down({ until }: { until: string | null }) {
  const { t } = useTranslation('lobby')
  const { code } = useLanguage()
  const brand = useBrand()
  return (
    <Notice tone="warning">
      {until ? t('sheet.downUntil', { time: formatZonedTime(until, code, brand) }) : t('sheet.down')}
    </Notice>
  )
}

/** Playing needs a vendor that is up; trying for nothing exists where `supportPlay` is 0 (visitor specification §2). */
function Actions({ sheet: { game }, isDown }: { sheet: GameSheet; isDown: boolean }) {
  const { t } = useTranslation('lobby')
  const press = (isTrial: boolean) => (event: MouseEvent) => openFromCard(event, game, t('play:opening'), isTrial)
  if (isDown) return null
  return (
    <Row $gap="3">
      <LinkButton as={LinkTo} to={gameLink(game)} onClick={press(false)} size="large">
        {t('sheet.play')}
      </LinkButton>
      {game.supportPlay === 0 && (
        <LinkButton
          as={LinkTo}
          to={gameLink(game, { isTrial: true })}
          onClick={press(true)}
          variant="outline"
          size="large"
        >
          {t('sheet.demo')}
        </LinkButton>
      )}
    </Row>
  )
}

function Facts({ sheet: { rtp, volatility, minBet, maxBet, lines, vendor } }: { sheet: GameSheet }) {
  const { t } = useTranslation('lobby')
  const money = useMoney()
  const vendorName = useVendorName()
  const isUp = vendor.status === 'UP'
  return (
    <Stack $gap="2">
      <KeyValueList
        items={[
          { name: t('sheet.rtp'), value: percent(rtp) },
          { name: t('sheet.volatility'), value: t(`volatility.${volatility}`) },
          { name: t('sheet.stakes'), value: t('sheet.stakesRange', { min: money(minBet), max: money(maxBet) }) },
          ...(lines > 0 ? [{ name: t('sheet.lines'), value: formatCount(lines) }] : []),
          {
            name: t('sheet.vendor'),
            value: (
              <Row $gap="2" $justify="end">
                {vendor.name || vendorName(vendor.code)}
                <Badge $tone={isUp ? 'positive' : 'warning'}>{t(isUp ? 'sheet.up' : 'sheet.down')}</Badge>
              </Row>
            ),
          },
        ]}
      />
      <Text $size="xs" $tone="muted">
        {t('sheet.rtpHint')}
      </Text>
    </Stack>
  )
}

/** This player's results in the game; empty for a visitor. */
function Mine({ mine }: Pick<GameSheet, 'mine'>) {
  const { t } = useTranslation('lobby')
  const money = useMoney()
  const { code } = useLanguage()
  const brand = useBrand()
  if (!mine) return null
  const { net, rounds, lastPlayedAt } = mine
  return (
    <KeyValueList
      label={t('sheet.mine')}
      items={[
        { name: t('sheet.net'), value: money(net) },
        { name: t('sheet.rounds'), value: formatCount(rounds) },
        {
          name: t('sheet.last'),
          value: lastPlayedAt ? formatDateTime(lastPlayedAt, code, brand) : t('sheet.never'),
        },
      ]}
    />
  )
}

function Suggestions({ title, games }: { title: string; games: GameSheet['suggestions'] }) {
  const { t } = useTranslation('game-lobby')
  const tile = useGameTile()
  if (games.length === 0) return null
  return (
    <Rail title={title} labels={{ previous: t('rail.previous'), next: t('rail.next') }}>
      {games.map(tile)}
    </Rail>
  )
}

const Head = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space-4')};
  padding-inline-end: ${target};
`

const Picture = styled(Art)`
  inline-size: min(120px, 28vw);
  aspect-ratio: 3 / 4;
  border-radius: ${token('radius-card')};
`
