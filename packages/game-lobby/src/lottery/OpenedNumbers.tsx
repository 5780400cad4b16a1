import { useOpenedNumbersQuery, useVnNumbersQuery } from '@boardwalk/api-client/lazy'
import { token } from '@boardwalk/brand-kit'
import { formatCount, formatDateTime, useTranslation } from '@boardwalk/i18n'
import { Section, useBrand, useLanguage, useMoney, useSession, ZoneNote } from '@boardwalk/shell/feature'
import { AsyncView, Button, bareList, Row, Select, Skeleton, Stack, Text } from '@boardwalk/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { useListLabels } from '../games/use-list-labels.ts'
import { numbersArg } from './lottery-queries.ts'
import type { useLotteries } from './use-lotteries.ts'

/** Milliseconds between two reads of the results. */
const pause = 20_000
/** Draws shown at first, and how many more a press brings. */
const step = 10

type Groups = NonNullable<ReturnType<typeof useLotteries>['menu']['currentData']>
type Draw = {
  gameCode: string
  issueNo: string
  openedAt: string
  numbers: string[]
  myStake?: string | null
  myPayout?: string | null
}
type Props = { groups: Groups; nameOf: (code: string) => string }

/** The newest draws: of all lotteries, or of one with the player's tickets in each. */
export function OpenedNumbers({ groups, nameOf }: Props) {
  const { t } = useTranslation('lobby')
  const { isLoggedIn } = useSession()
  const [gameCode, choose] = useState('')
  const isMine = isLoggedIn && gameCode !== ''
  const polling = { pollingInterval: pause, skipPollingIfUnfocused: true }
  const all = useVnNumbersQuery(numbersArg(gameCode), { ...polling, skip: isMine })
  const mine = useOpenedNumbersQuery(numbersArg(gameCode), { ...polling, skip: !isMine })
  const query: { currentData?: { list: Draw[] } | undefined; isError: boolean; refetch: () => unknown } = isMine
    ? mine
    : all
  const labels = { ...useListLabels(), empty: t('lottery.noDraw'), emptyHint: '', failed: t('lottery.drawsFailed') }
  const games = groups.flatMap((group) => group.games)
  return (
    <Section title={t('lottery.opened')}>
      <Stack $gap="3">
        <Select
          label={t('lottery.which')}
          value={gameCode}
          options={[
            { value: '', label: t('lottery.every') },
            ...games.map((game) => ({ value: game.gameCode, label: game.gameName })),
          ]}
          onChange={({ target }) => choose(target.value)}
        />
        <AsyncView
          query={query}
          labels={labels}
          isEmpty={({ list }) => list.length === 0}
          skeleton={<Skeleton $height="20rem" />}
        >
          {({ list }) => <Draws key={gameCode} draws={list} nameOf={nameOf} />}
        </AsyncView>
      </Stack>
    </Section>
  )
}

function Draws({ draws, nameOf }: { draws: Draw[] } & Pick<Props, 'nameOf'>) {
  const { t } = useTranslation('lobby')
  const [shown, setShown] = useState(step)
  const hidden = draws.length - shown
  return (
    <Stack $gap="3">
      <ZoneNote />
      <List>
        {draws.slice(0, shown).map((draw) => (
          <DrawLine key={`${draw.gameCode} ${draw.issueNo}`} draw={draw} name={nameOf(draw.gameCode)} />
        ))}
      </List>
      {hidden > 0 && (
        <Row $justify="center">
          <Button variant="soft" onClick={() => setShown(shown + step)}>
            {t('lottery.more', { count: hidden, total: formatCount(hidden) })}
          </Button>
        </Row>
      )}
    </Stack>
  )
}

function DrawLine({ draw, name }: { draw: Draw; name: string }) {
  const { t } = useTranslation('lobby')
  const money = useMoney()
  const { code } = useLanguage()
  const brand = useBrand()
  const { issueNo, openedAt, numbers, myStake, myPayout } = draw
  return (
    <Line>
      <span>
        <strong>{name}</strong>
        <Text $size="xs" $tone="muted">
          {t('lottery.issue', { issue: issueNo })} · {formatDateTime(openedAt, code, brand)}
        </Text>
        {myStake && (
          <Text $size="xs">
            {t('lottery.mine', { stake: money(myStake), payout: myPayout ? money(myPayout) : t('lottery.pending') })}
          </Text>
        )}
      </span>
      <Balls aria-label={t('lottery.numbers', { numbers: numbers.join(', ') })} role="img">
        {numbers.map((number, index) => (
          <Ball key={`${index} ${number}`} aria-hidden="true">
            {number}
          </Ball>
        ))}
      </Balls>
    </Line>
  )
}

const List = styled.ul`
  ${bareList}
  display: grid;
`

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')} ${token('space-4')};
  padding-block: ${token('space-3')};
  border-block-end: ${token('border-width')} solid ${token('color-border')};
`

const Balls = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')};
`

const Ball = styled.span`
  display: grid;
  place-items: center;
  min-inline-size: 2.2rem;
  block-size: 2.2rem;
  padding-inline: ${token('space-2')};
  border-radius: ${token('radius-pill')};
  background: ${token('color-accent-soft')};
  color: ${token('color-on-accent-soft')};
  font-size: ${token('text-sm')};
  font-variant-numeric: tabular-nums;
  font-weight: ${token('weight-bold')};
`
