import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { Container, from, Text } from '@boardwalk/ui'
import styled from 'styled-components'
import { useBrand, useServerTime } from '../app/storefront-context.ts'
import { useLanguage } from '../settings/use-language.ts'
import { FooterLinks } from './FooterLinks.tsx'
import { FooterVendors } from './FooterVendors.tsx'
import { Socials } from './Socials.tsx'

/** The facts about the site, and where to get help: play money, age, licence, operator. */
export function Footer() {
  const { t } = useTranslation('shell')
  const { name, minimumAge, legal, helpline, support } = useBrand()
  const { code } = useLanguage()
  const year = new Date(useServerTime()).getUTCFullYear()
  const years = year > legal.copyrightSince ? `${legal.copyrightSince}–${year}` : `${legal.copyrightSince}`
  return (
    <Root>
      <Container>
        <Truth>
          <Age aria-label={t('footer.age', { age: minimumAge })}>{minimumAge}+</Age>
          <div>
            <Title>{t('footer.playMoney')}</Title>
            <Text $size="sm">{t('footer.playMoneyText', { age: minimumAge })}</Text>
          </div>
        </Truth>
        <FooterLinks />
        <FooterVendors />
        <Socials />
        <Small>
          <p>
            <strong>{t('footer.tipsTitle')}</strong>{' '}
            {legal.licence
              ? t('footer.licence', { authority: legal.licence.authority, number: legal.licence.number })
              : t('footer.noLicence')}{' '}
            {t('footer.terms')}
          </p>
          <p>
            {t('footer.help')}{' '}
            <a href={helpline.url} rel="noopener noreferrer" target="_blank">
              {helpline.name}
            </a>
            {' · '}
            <a href={`mailto:${support.email}`}>{support.email}</a>
            {support.hours && ` (${support.hours})`}
          </p>
          <p>{t('footer.copyright', { years, operator: legal.operator[code] ?? legal.operator.EN, name })}</p>
        </Small>
      </Container>
    </Root>
  )
}

const Root = styled.footer`
  margin-block-start: ${token('space-8')};
  padding-block: ${token('space-8')};
  background: ${token('color-footer')} ${token('image-motif')} right -3rem bottom -3rem / 16rem no-repeat;
  color: ${token('color-on-footer')};
  & a { color: inherit; }
  & :focus-visible { outline-color: ${token('color-on-footer')}; }
`

const Truth = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-4')};
  padding: ${token('space-4')};
  & > div { flex: 1 1 10rem; min-inline-size: 0; }
  border: ${token('border-width')} solid color-mix(in oklab, currentColor 30%, transparent);
  border-radius: ${token('radius-card')};
`

const Age = styled.span.attrs({ role: 'img' })`
  display: grid;
  place-items: center;
  inline-size: 56px;
  block-size: 56px;
  border: 3px solid currentColor;
  border-radius: ${token('radius-pill')};
  font-weight: ${token('weight-bold')};
`

const Title = styled.p`
  font-weight: ${token('weight-bold')};
  font-size: ${token('text-md')};
`

const Small = styled.div`
  display: grid;
  gap: ${token('space-2')};
  margin-block-start: ${token('space-6')};
  font-size: ${token('text-sm')};
  ${from('desktop')} { max-inline-size: 70ch; }
`
