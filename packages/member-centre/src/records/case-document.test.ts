import { expect, it } from 'vitest'
import { caseDocument } from './case-document.ts'

it('is one file with every fact and step, and nothing of it is read as markup', () => {
  const html = caseDocument({
    ...{ bcp47: 'en', dir: 'ltr', title: 'WD1', note: 'Play money' },
    facts: [{ name: 'Account', value: '<b>Bank</b> & "co"' }],
    heads: ['Step', 'Time'],
    rows: [
      ['In review', '10:00'],
      ['Paid out', '10:05'],
    ],
  })
  expect(html).toContain('<dt>Account</dt><dd>&lt;b&gt;Bank&lt;/b&gt; &amp; &quot;co&quot;</dd>')
  expect(html).toContain('<tr><td>In review</td><td>10:00</td></tr><tr><td>Paid out</td><td>10:05</td></tr>')
  expect(html).not.toMatch(/<script|src=|href=|url\(/)
})
