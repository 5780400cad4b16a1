import { createFakeFetch, fakeId, makePromotion } from '@boardwalk/api-client/fakes'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { defineFeature } from '../feature-contract.ts'
import { renderStorefront } from '../testing/render-storefront.tsx'
import { toNodes } from './to-nodes.ts'

const p = (...children: unknown[]) => ({ tag: 'p', children })

describe('the HTML of an operator', () => {
  it.each([
    ['paragraphs', '<p>a</p><p>b</p>', [p('a'), p('b')]],
    ['text without an element', 'a', [p('a')]],
    [
      'a heading and a list',
      '<h1>a</h1><ul><li>b<li>c</ul>',
      [
        { tag: 'h2', children: ['a'] },
        {
          tag: 'ul',
          children: [
            { tag: 'li', children: ['b'] },
            { tag: 'li', children: ['c'] },
          ],
        },
      ],
    ],
    [
      'emphasis',
      '<p>a <b>b</b> <i>c</i></p>',
      [p('a ', { tag: 'strong', children: ['b'] }, ' ', { tag: 'em', children: ['c'] })],
    ],
    [
      'the address of a link',
      '<a class=x href="/a?b=1&amp;c=2" onclick="d()">e</a>',
      [p({ tag: 'a', href: '/a?b=1&c=2', children: ['e'] })],
    ],
    ['entities', 'a &lt;b&gt; &amp;amp; c', [p('a <b> &amp; c')]],
    ['a paragraph that is never closed', '<p>a<p>b', [p('a'), p('b')]],
    ['an end without a beginning', '</p>a</b>', [p('a')]],
    ['no empty paragraphs', '<p> </p><p>a</p>', [p('a')]],
    ['text of other elements alone', '<table><tr><td>a</td></tr></table><script>b</script><!-- c -->', [p('a', 'b')]],
    ['a sign that opens nothing', 'a < b', [p('a ', '<', ' b')]],
  ])('is read as %s', (_, html, nodes) => expect(toNodes(html)).toEqual(nodes))
})

describe('links in a text', () => {
  const centre = defineFeature({
    name: 'centre',
    lazy: async () => ({
      overlays: {
        desk: {
          title: 'shell:title.help',
          audience: 'members',
          defaultPage: 'one',
          pages: [
            {
              key: 'one',
              title: 'shell:title.help',
              icon: () => null,
              page: Object.assign(() => null, { preload: async () => {} }),
            },
          ],
        },
      },
    }),
  })
  const open = async (html: string) => {
    const fake = createFakeFetch({ promotion: ({ id }) => ({ ...makePromotion({ id }), content: html }) })
    await renderStorefront(`/promoDetail?id=${fakeId(1)}`, { fake, features: [centre] })
    await screen.findByText('the end')
    return within(screen.getByRole('article'))
  }

  it.each([
    ['a page of the storefront', '/help?topic=money', '/help?topic=money'],
    ['a page of an overlay', '/?desk=one', '/?desk=one'],
    ['the web', 'https://help.example/', 'https://help.example/'],
    ['a telephone', 'tel:1553', 'tel:1553'],
  ])('lead to %s', async (_, href, expected) => {
    const text = await open(`<p><a href="${href}">words</a></p><p>the end</p>`)
    expect(text.getByRole('link', { name: 'words' })).toHaveAttribute('href', expected)
  })

  it.each([
    ['to a page that is no part of the storefront', '/no-such-page'],
    ['to a page that an overlay does not have', '/?desk=two'],
    ['to an overlay that is no part of the storefront', '/?member=one'],
    ['to a script', 'javascript:alert(1)'],
    ['to a script in disguise', ' java&#39;script:alert(1)'],
    ['to data', 'data:text/html,x'],
    ['to another host without a scheme', '//elsewhere.example'],
  ])('%s are words only', async (_, href) => {
    const text = await open(`<p><a href="${href}">words</a></p><p>the end</p>`)
    expect(text.getByText('words')).toBeInTheDocument()
    expect(text.queryByRole('link', { name: 'words' })).not.toBeInTheDocument()
  })
})
