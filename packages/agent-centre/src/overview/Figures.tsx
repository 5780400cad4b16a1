import type { Endpoints, Value } from '@boardwalk/api-client'
import { type TeamFigure, teamFigures } from '@boardwalk/api-client/contract'
import { token } from '@boardwalk/brand-kit'
import { formatCount, useTranslation } from '@boardwalk/i18n'
import { LinkTo, useMoney, useSearchParams } from '@boardwalk/shell/feature'
import type { Period } from '@boardwalk/shell/page-kit'
import { bareList, Money, target, tint } from '@boardwalk/ui'
import styled from 'styled-components'
import { question } from '../profit/question.ts'

type Sum = Value<Endpoints['agentOverview']>['sum']

/** The figures of a period. Each is a link to the accounts behind it, over the same page and for the same days. */
export function Figures({ sum, period }: { sum: Sum; period: Period }) {
  const { t } = useTranslation('agent-centre')
  const money = useMoney()
  const [params] = useSearchParams()
  const rowsOf = (figure: TeamFigure) => {
    const next = question.write(params, { ...question.fallback, figure, period })
    next.set('agent', 'userProfit')
    return { search: `?${next}` }
  }
  const text = (value: string | number) => (typeof value === 'number' ? formatCount(value) : money(value))
  return (
    <List aria-label={t('overview.figures')}>
      {teamFigures.map((figure) => (
        <li key={figure}>
          <Figure to={rowsOf(figure)} replace preventScrollReset>
            <span>{t(`figure.${figure}`)}</span>
            <strong>
              <Money text={text(sum[figure])} />
            </strong>
          </Figure>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  ${bareList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
  gap: ${token('space-2')};
  & > li { display: grid; }
`

const Figure = styled(LinkTo)`
  display: grid;
  align-content: space-between;
  gap: ${token('space-1')};
  min-block-size: ${target};
  min-inline-size: 0;
  padding: ${token('space-3')};
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  color: ${token('color-text')};
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover { background: ${tint('color-accent', 12)}; }
  & > span { color: ${token('color-text-muted')}; font-size: ${token('text-sm')}; }
  & > strong { font-size: ${token('text-lg')}; }
  & > strong > * { white-space: normal; }
`
