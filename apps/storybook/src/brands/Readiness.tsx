import { brands } from 'virtual:all-brands'
import { token } from '@boardwalk/brand-kit'
import { auditedPairs, type Finding, isWaived, pairRatios } from '@boardwalk/brand-kit/tokens'
import { Badge, bareList, Grid, StatTile } from '@boardwalk/ui'
import styled from 'styled-components'
import { ContrastBadge } from '../foundations/ContrastBadge.tsx'
import { Page, Part } from '../foundations/Page.tsx'
import { PairSample } from '../foundations/PairSample.tsx'
import { Name } from '../foundations/TokenList.tsx'

type Measured = Finding & { brandId: string; brandName: string; isExcused: boolean }

const measured: Measured[] = brands.flatMap(({ brand, tokens, tokensFile }) =>
  pairRatios(tokens).map((finding) => ({
    ...finding,
    brandId: brand.id,
    brandName: brand.name,
    isExcused: isWaived(finding, tokensFile.waivers ?? []),
  })),
)
const share = ({ ratio, needed }: Finding) => ratio / needed

/** Pairs by their distance to the limit in any brand, the nearest first. */
const byNearness = auditedPairs
  .map((pair) => {
    const all = measured.filter((one) => one.foreground === pair.foreground && one.background === pair.background)
    return { ...pair, all, nearest: Math.min(...all.map(share)) }
  })
  .sort((a, b) => a.nearest - b.nearest)

/** Contrast of every audited pair in every brand and both themes. */
export const Readiness = () => (
  <Page
    title="Readiness"
    lead="Every pair of every brand in both themes, the nearest to its limit first. The whole readiness of a brand, with pictures, languages and budgets, is one command: pnpm brand:check."
  >
    <Grid>
      {brands.map(({ brand }) => {
        const own = measured.filter(({ brandId }) => brandId === brand.id)
        const good = own.filter((one) => share(one) >= 1 || one.isExcused)
        const tightest = own.toSorted((a, b) => share(a) - share(b))[0]
        return (
          <StatTile
            key={brand.id}
            label={brand.name}
            value={`${good.length} / ${own.length}`}
            note={tightest && `Tightest: ${tightest.foreground} on ${tightest.background}, ${tightest.theme}`}
          />
        )
      })}
    </Grid>
    <Part title="Pairs">
      <List>
        {byNearness.map(({ foreground, background, needed, all }) => (
          <li key={`${foreground}${background}`} data-pair={`${foreground} ${background}`}>
            <p>
              <Name>{foreground}</Name> on <Name>{background}</Name>
            </p>
            <Cells>
              {all.map(({ brandId, brandName, theme, ratio, isExcused }) => (
                <li key={brandId + theme}>
                  <PairSample
                    data-brand={brandId}
                    data-theme={theme}
                    foreground={foreground}
                    background={background}
                    isText={needed >= 4.5 && ratio >= needed}
                  />
                  <span>
                    {brandName}, {theme}
                  </span>
                  {isExcused ? <Badge $tone="warning">waived</Badge> : <ContrastBadge ratio={ratio} needed={needed} />}
                </li>
              ))}
            </Cells>
          </li>
        ))}
      </List>
    </Part>
  </Page>
)

const List = styled.ul`
  ${bareList}
  display: grid;
  gap: ${token('space-4')};
  font-size: ${token('text-sm')};
  & > li {
    display: grid;
    gap: ${token('space-2')};
    padding-block-end: ${token('space-4')};
    border-block-end: ${token('border-width')} solid ${token('color-border')};
  }
  & p { margin: 0; }
`
const Cells = styled.ul`
  ${bareList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
  gap: ${token('space-3')};
  & > li { display: grid; justify-items: start; gap: ${token('space-1')}; }
`
