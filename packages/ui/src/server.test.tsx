// @vitest-environment node
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { expect, it } from 'vitest'
import {
  Button,
  Carousel,
  GameCard,
  GlobalStyle,
  Marquee,
  Menu,
  Modal,
  OfflineNotice,
  Rail,
  ToastProvider,
} from './index.ts'

const labels = {
  previous: 'Back',
  next: 'More',
  pause: 'Pause',
  play: 'Play',
  goTo: (slide: number) => `Banner ${slide}`,
  region: 'Messages',
  dismiss: 'Dismiss',
}
const page = (
  <ToastProvider labels={labels}>
    <GlobalStyle />
    <Carousel label="Offers" labels={labels}>
      <p>first</p>
      <p>second</p>
    </Carousel>
    <Rail title="Popular" labels={labels}>
      <GameCard name="Reef Runner" image="/art/1.svg" href="/play/1" />
    </Rail>
    <Marquee label="News" labels={labels}>
      <span>news</span>
    </Marquee>
    <Menu label="Account" trigger={(props) => <Button {...props}>Account</Button>}>
      {null}
    </Menu>
    <Modal isOpen onClose={() => {}} title="Later" />
    <OfflineNotice>offline</OfflineNotice>
  </ToastProvider>
)
const render = (element: ReactElement) => {
  const sheet = new ServerStyleSheet()
  return { html: renderToString(sheet.collectStyles(element)), css: sheet.getStyleTags() }
}

it('renders without a browser, first slide and pictures in the HTML, all styles extracted', () => {
  expect(typeof document).toBe('undefined')
  const { html, css } = render(page)
  expect(html).toContain('first')
  expect(html).toContain('src="/art/1.svg"')
  expect(html).not.toContain('offline')
  expect(html).not.toMatch(/\sstyle="/)
  expect(css).toContain('html[data-scroll-locked]')
})

it('names no colour: every one comes from a token', () => {
  const { css } = render(page)
  expect(css).not.toMatch(/#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(|oklch\(/i)
})
