import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { Button, from, LinkButton, Text } from '@boardwalk/ui'
import styled from 'styled-components'
import { LinkTo } from '../../app/LinkTo.tsx'
import { lateSlice } from '../../app/slice.tsx'
import { useBrand } from '../../app/storefront-context.ts'
import { useEntrance, useSignIn } from '../../app/use-entrance.ts'
import { BannerStrip } from '../../frame/BannerStrip.tsx'
import { useMember } from '../../session/use-member.ts'
import { useSession } from '../../session/use-session.ts'
import { useLanguage } from '../../settings/use-language.ts'

/** On a phone the top bar has both already, within reach of the thumb that scrolls; they hydrate where they are seen. */
const LateSteps = lateSlice('steps', VisitorSteps)

/** The first view: the site's name and tagline, and its banners. */
export function HeroBanners() {
  const { t } = useTranslation('shell')
  const { name, tagline } = useBrand()
  const { code } = useLanguage()
  const { isLoggedIn } = useSession()
  const { nickname } = useMember()
  return (
    <Hero>
      <Welcome>
        <Line>{isLoggedIn ? t('home.hello', { name: nickname }) : (tagline[code] ?? tagline.EN)}</Line>
        <Text $size="sm">{t('home.promise', { name })}</Text>
        {!isLoggedIn && (
          <Steps data-visitors>
            <LateSteps />
          </Steps>
        )}
      </Welcome>
      <BannerStrip group="w_home" isHero />
    </Hero>
  )
}

function VisitorSteps() {
  const { t } = useTranslation('shell')
  const signIn = useSignIn()
  const register = useEntrance('register')
  return (
    <>
      {register && (
        <LinkButton as={LinkTo} to={register.path} variant="highlight" size="large">
          {t('register.open')}
        </LinkButton>
      )}
      {signIn && (
        <Button variant="ghost" size="large" onClick={signIn}>
          {t('login.open')}
        </Button>
      )}
    </>
  )
}

const Hero = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: ${token('space-2')};
  ${from('desktop')} {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
    align-items: start;
    gap: ${token('space-5')};
  }
`

const Welcome = styled.div`
  display: grid;
  align-content: center;
  gap: ${token('space-2')};
  ${from('desktop')} {
    gap: ${token('space-4')};
    /* As high as the 16:9 banners beside it. */
    aspect-ratio: 10 / 9;
    padding: ${token('space-8')};
    border-radius: ${token('radius-panel')};
    /* The motif shows at the far end only: words need a calm ground. */
    background: linear-gradient(105deg, ${token('color-hero')} 60%, transparent), ${token('image-motif')} ${token('color-hero')};
    color: ${token('color-on-hero')};
    & :focus-visible { outline-color: ${token('color-on-hero')}; }
  }
`

const Line = styled.h1`
  font-family: ${token('font-display')};
  font-size: ${token('text-xl')};
  font-weight: ${token('weight-bold')};
  line-height: ${token('line-tight')};
  letter-spacing: ${token('tracking-display')};
  text-wrap: balance;
  ${from('desktop')} { font-size: ${token('text-3xl')}; }
`

const Steps = styled.div`
  display: none;
  ${from('desktop')} { display: block; }
  & > div { display: flex; flex-wrap: wrap; gap: ${token('space-3')}; }
`
