import { expect, it } from 'vitest'
import { Markup, markup } from './markup.ts'

const evil = `"><script>alert('x')</script>&`

it('escapes every value, in text and in attributes', () => {
  const escaped = '&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;'
  expect(markup`<a title="${evil}">${evil}</a>`.toString()).toBe(`<a title="${escaped}">${escaped}</a>`)
})

it('takes markup as it is, one or many, and escapes the strings next to it', () => {
  const items = ['<', 1].map((item) => markup`<li>${item}</li>`)
  expect(markup`<ul>${items}</ul>${['&', new Markup('<hr>')]}`.toString()).toBe(
    '<ul><li>&lt;</li><li>1</li></ul>&amp;<hr>',
  )
})
