import {
  createFakeFetch,
  type Fakes,
  fakeId,
  fakes,
  makeAnnouncement,
  makeBanner,
  makeMember,
} from '@boardwalk/api-client/fakes'
import { act, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { type Modal, modalOpened } from '../app/modal-slice.ts'
import { toInlineJson } from '../boot/escape.ts'
import { chat } from '../chat/index.ts'
import { renderStorefront } from '../testing/render-storefront.tsx'
import { toParagraphs } from './to-paragraphs.ts'

/** Markup that would call `hacked` or become an element of the page, with a word to find it by. */
const hostile =
  'fiend<img data-hostile src=x onerror="hacked()"><script data-hostile>hacked()</script><svg data-hostile onload=hacked()>' +
  '</p></title></textarea></script><iframe data-hostile srcdoc="<script>parent.hacked()</script>"></iframe>'
const html = `<p>${hostile}</p><a data-hostile href="javascript:hacked()">fiend</a>`
const hacked = vi.fn()

const announcement = makeAnnouncement({ title: hostile, content: html })
const listed = { list: [announcement], pageNo: 1, pageSize: 9, totalCount: 1, totalPages: 1 }
const promotion = { ...fakes.promotion({ id: fakeId(1) }), title: hostile, summary: hostile, content: html }
const article = { ...fakes.article({ id: fakeId(1) }), title: hostile, summary: hostile, content: html }
const [message] = fakes.chatHistory({ room: 'lobby' }).list

/** Everything that others write and this page shows. */
const answers: Partial<Fakes> = {
  permission: () => {
    const permission = fakes.permission({})
    const link = { resourceType: 'SOCIAL', url: 'javascript:hacked()', qrCodeUrl: null, labelNameEn: hostile }
    const resources = Object.fromEntries(['FACEBOOK', 'TELEGRAM', 'VIBER', 'INSTAGRAM'].map((name) => [name, link]))
    const features = { ...permission.info.features, chat: true }
    return { ...permission, info: { ...permission.info, resources, features } }
  },
  downloads: () => ({ list: [{ os: 'ANDROID', url: 'javascript:hacked()', qr: '/down', version: hostile }] }),
  memberInfo: () => makeMember({ nickname: hostile, account: hostile }),
  announcements: () => ({
    player: [announcement],
    banners: [],
    popup: [{ ...announcement, important: true }],
    promotion: [],
  }),
  siteAnnouncements: () => listed,
  siteBanners: () => ({
    list: [makeBanner({ linkageType: 'URL', linkageValue: 'javascript:hacked()', url: hostile })],
  }),
  helpCenter: () => ({ list: [{ id: fakeId(1), category: 'account', title: hostile, content: html, sort: 0 }] }),
  promotions: () => ({
    types: [{ code: 'DAILY', label: hostile }],
    list: [promotion],
  }),
  promotion: () => promotion,
  terms: () => article,
  article: () => article,
  chatRooms: () => ({ ...fakes.chatRooms({}), rooms: [{ id: 'lobby', name: hostile }] }),
  chatHistory: () => ({ list: message ? [{ ...message, name: hostile, text: hostile }] : [], hasMore: false }),
}

type Opening = { signedInAs?: number; modal?: Modal }

const open = async (address: string, { signedInAs, modal }: Opening = {}) => {
  vi.stubGlobal('hacked', hacked)
  const page = await renderStorefront(address, {
    fake: createFakeFetch(answers),
    features: [chat],
    ...(signedInAs !== undefined && { signedInAs }),
  })
  if (modal) act(() => void page.store.dispatch(modalOpened(modal)))
  return page
}

/** No text creates an element, no attribute runs a script, and no link opens one. */
function expectHarmless() {
  expect(document.querySelector('[data-hostile]')).toBeNull()
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on/)
      if (['href', 'action', 'formaction'].includes(name)) expect(value).not.toMatch(/^\s*(javascript|data):/i)
    }
  }
  expect(hacked).not.toHaveBeenCalled()
}

describe('texts of other authors', () => {
  it.each<[string, string, Opening & { waitsFor?: string }]>([
    ['the notice bar, and a banner’s link', '/', {}],
    ['a nickname', '/help', { signedInAs: 0 }],
    ['a nickname in the account drawer', '/join', { signedInAs: 0, modal: { kind: 'drawer' } }],
    ['an announcement', '/join', { modal: { kind: 'notice', id: fakeId(1) } }],
    ['an announcement that comes up by itself', '/', { waitsFor: 'dialog' }],
    ['the list of announcements', '/noticePage', {}],
    ['an answer of the help', '/help', {}],
    ['a download’s version, address and the networks’', '/down', {}],
    ['the list of promotions', '/promotions', {}],
    ['the terms of use', '/terms', {}],
    ['a promotion', `/promoDetail?id=${fakeId(1)}`, {}],
    ['a chat message and who wrote it', '/join', { signedInAs: 0, modal: { kind: 'chat' } }],
  ])('is text in %s', async (_, address, options) => {
    await open(address, options)
    const place = () => document.querySelector(options.waitsFor ?? 'body')
    await waitFor(() => expect(place()?.textContent).toContain('fiend'))
    expectHarmless()
  })

  it.each([
    ['a topic', `/help?topic=${encodeURIComponent(hostile)}`],
    ['a type', `/promotions?type=${encodeURIComponent(hostile)}`],
    ['an id', `/promoDetail?id=${encodeURIComponent(hostile)}`],
    ['a game’s address', `/seamless?url=${encodeURIComponent('javascript:hacked()')}`],
    ['a game’s document', `/seamless?url=${encodeURIComponent('data:text/html,<script>parent.hacked()</script>')}`],
    [
      'an invitation',
      `/register?referralCode=${encodeURIComponent(hostile)}&affiliateCode=${encodeURIComponent(hostile)}`,
    ],
    ['the wanted page', `/login?next=${encodeURIComponent('javascript:hacked()')}`],
    ['a wanted page elsewhere', `/login?next=${encodeURIComponent('//evil.example')}`],
    ['a centre’s page', `/help?member=${encodeURIComponent(hostile)}`],
  ])('does nothing as %s in an address', async (_, address) => {
    await open(address)
    await waitFor(() => expect(document.querySelector('h1, h2, form')).not.toBeNull())
    expectHarmless()
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('is never markup on the way through a paragraph or the first HTML', () => {
    const paragraphs = toParagraphs(html)
    const template = document.createElement('template')
    template.innerHTML = renderToString(<p title={hostile}>{paragraphs}</p>)
    template.innerHTML += `<script type="application/json">${toInlineJson({ hostile })}</script>`
    expect(template.content.querySelector('[data-hostile]')).toBeNull()
    expect(template.content.children).toHaveLength(2)
  })
})
