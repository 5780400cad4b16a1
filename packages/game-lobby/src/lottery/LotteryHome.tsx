import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { LinkTo, Section } from '@boardwalk/shell/feature'
import { AsyncView, Container, Grid, Heading, LinkButton, Skeleton, Stack, Tabs } from '@boardwalk/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { useListLabels } from '../games/use-list-labels.ts'
import { LotteryGrid } from './LotteryGrid.tsx'
import { OpenedNumbers } from './OpenedNumbers.tsx'
import { useLotteries } from './use-lotteries.ts'
import { useLotteryFavourites } from './use-lottery-favourites.ts'

/** Lotteries to choose among: the player's own first, then popular ones, the menu, and the latest results. */
export function LotteryHome() {
  const { t } = useTranslation(['lobby', 'game-lobby'])
  const lotteries = useLotteries()
  const favourites = useLotteryFavourites()
  const labels = {
    ...useListLabels(),
    empty: t('lottery.none'),
    emptyHint: t('lottery.noneHint'),
    failed: t('lottery.failed'),
  }
  const { menu, popular, recent, named, refresh } = lotteries
  const mine = named(favourites.codes)
  const shared = { favourites, onDrawn: refresh }
  return (
    <Page>
      <Stack $gap="6">
        <Heading level={1} size="page">
          {t('game-lobby:title.lottery')}
        </Heading>
        {mine.length > 0 && (
          <Section title={t('lottery.favourites')}>
            <LotteryGrid lotteries={mine} {...shared} />
          </Section>
        )}
        {recent.length > 0 && (
          <Section title={t('lottery.recent')}>
            <LotteryGrid lotteries={recent} {...shared} />
          </Section>
        )}
        <Section title={t('lottery.popular')}>
          <AsyncView
            query={popular}
            labels={labels}
            isEmpty={(list) => list.length === 0}
            emptyAction={
              <LinkButton as={LinkTo} to="/rng">
                {t('list.allSlots')}
              </LinkButton>
            }
            skeleton={<Shapes />}
          >
            {(list) => <LotteryGrid lotteries={list} {...shared} />}
          </AsyncView>
        </Section>
        <Section title={t('lottery.menu')}>
          <AsyncView query={menu} labels={labels} isEmpty={(groups) => groups.length === 0} skeleton={<Shapes />}>
            {(groups) => <Menu groups={groups} {...shared} />}
          </AsyncView>
        </Section>
        <OpenedNumbers groups={menu.currentData ?? []} nameOf={lotteries.nameOf} />
      </Stack>
    </Page>
  )
}

type Groups = NonNullable<ReturnType<typeof useLotteries>['menu']['currentData']>
type MenuProps = { groups: Groups } & Omit<Parameters<typeof LotteryGrid>[0], 'lotteries'>

/** The menu's regions, one at a time. */
function Menu({ groups, ...shared }: MenuProps) {
  const { t } = useTranslation(['lobby', 'game-lobby'])
  const [chosen, choose] = useState('0')
  const shown = groups[Number(chosen)] ?? groups[0]
  const tabs = groups.map(({ group }, index) => ({ id: `${index}`, label: group }))
  return (
    <Tabs label={t('lottery.menu')} tabs={tabs} value={groups[Number(chosen)] ? chosen : '0'} onChange={choose}>
      <LotteryGrid lotteries={shown?.games ?? []} {...shared} />
    </Tabs>
  )
}

const Shapes = () => (
  <Grid>
    {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
      <Skeleton key={key} $height="80px" />
    ))}
  </Grid>
)

const Page = styled(Container)`
  padding-block: ${token('space-4')} ${token('space-10')};
`
