import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { describeFaults, findReflowFaults } from './reflow.ts'

async function look(html: string, { width = 320, dir = 'ltr' } = {}) {
  await page.viewport(width, 640)
  document.documentElement.dir = dir
  document.body.style.margin = '0'
  document.body.style.font = '16px/1.5 sans-serif'
  document.body.innerHTML = html
  return findReflowFaults()
}
const kinds = async (html: string, options?: Parameters<typeof look>[1]) =>
  (await look(html, options)).map(({ kind }) => kind)

afterEach(() => document.body.replaceChildren())

const long = 'Twelve new games to try with play money this week'

test.each([
  ['a box that is too low', `<p style="block-size: 24px; overflow: hidden">${long}</p>`],
  ['a box that is too narrow', `<p style="inline-size: 80px; overflow: clip; white-space: nowrap">${long}</p>`],
  ['an ancestor', `<div style="block-size: 30px; overflow: hidden"><p>${long}</p></div>`],
  ['a word longer than its button', '<button style="inline-size: 60px; overflow: hidden">Verification</button>'],
  ['a fixed bar beyond the screen', `<p style="position: fixed; white-space: nowrap">${long}</p>`],
  [
    'a dialog taller than the screen',
    `<dialog open style="overflow: visible"><p style="block-size: 900px"></p>${long}</dialog>`,
  ],
  ['a place left of the page', `<p style="margin-inline-start: -60px">${long}</p>`],
  [
    'an ellipsis without its full text',
    `<p aria-hidden="true" style="overflow: hidden; text-overflow: ellipsis; white-space: nowrap">${long}</p>`,
  ],
])('text is clipped by %s', async (_, html) => {
  const found = await look(html)
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.close()
    dialog.showModal()
  }
  expect([...found, ...findReflowFaults()].map(({ kind }) => kind)).toContain('clipped')
})

test.each([
  ['it fits', `<p>${long}</p>`],
  [
    'it ends in an ellipsis and has its full text',
    `<p style="overflow: hidden; text-overflow: ellipsis; white-space: nowrap">${long}</p>`,
  ],
  [
    'its lines are limited and told in full',
    `<p style="display: -webkit-box; -webkit-line-clamp: 1; -webkit-box-orient: vertical; overflow: hidden">${long}</p>`,
  ],
  [
    'it can be scrolled to',
    `<div style="overflow-x: auto; inline-size: 100px"><p style="inline-size: 600px">${long}</p></div>`,
  ],
  [
    'only screen readers get it',
    `<p style="position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden">${long}</p>`,
  ],
  [
    'it is not shown',
    `<p style="visibility: hidden; inline-size: 90px; block-size: 9px; overflow: hidden">${long}</p><p hidden>${long}</p>`,
  ],
  [
    'a clip does not hold what is placed outside of it',
    `<div style="overflow: hidden; block-size: 10px"><p style="position: absolute; top: 50px">${long}</p></div>`,
  ],
  [
    'it is a slide that waits',
    `<div style="overflow: hidden"><div style="display: flex; inline-size: 200%"><p style="flex: 1">One</p><p inert style="flex: 1">Two</p></div></div>`,
  ],
])('text is whole when %s', async (_, html) => {
  expect(describeFaults(await look(html))).toBe('')
})

test('two texts on one spot are found, on one layer only', async () => {
  const second = (style: string) => `<p>First words here</p><p style="${style}">Other words here</p>`
  expect(await kinds(second('margin-block-start: -44px'))).toEqual(['overlap'])
  expect(await kinds(second('position: absolute; top: 16px; margin: 0'))).toEqual(['overlap'])
  expect(await kinds(second('position: fixed; top: 16px; margin: 0'))).toEqual([])
  expect(await kinds(second(''))).toEqual([])
})

test('inline neighbours, tight lines and a badge next to its word do not overlap', async () => {
  expect(await kinds(`<p style="line-height: 1">${long} <b>bold</b><i>slanted</i> ${long}</p>`)).toEqual([])
  expect(
    await kinds(
      '<span style="position: relative">Inbox<b style="position: absolute; left: 100%; top: -4px">3</b></span>',
    ),
  ).toEqual([])
})

test('a page that scrolls sideways names the element that makes it wide', async () => {
  const found = await look(
    '<section aria-label="Wide"><div style="inline-size: 500px; block-size: 9px"></div></section>',
  )
  expect(describeFaults(found)).toBe(
    'sideways: the page scrolls 180 px sideways, because of <div> in <section aria-label="Wide"> (from 0 to 500)',
  )
})

test('a part that scrolls down does not scroll sideways as well; a strip and a table may', async () => {
  const part = (inner: string) =>
    `<section aria-label="Terms" style="inline-size: 300px; block-size: 80px; overflow: auto">${inner}</section>`
  const wide = '<p style="inline-size: 24rem; margin: 0">Wide</p>'
  const tall = '<p style="block-size: 200px; margin: 0">Tall</p>'
  expect(describeFaults(await look(part(wide + tall)))).toBe(
    'sideways: <section aria-label="Terms"> scrolls 84 px sideways, because of <p> in <section aria-label="Terms"> (from 0 to 384)',
  )
  expect(await kinds(part(tall))).toEqual([])
  expect(await kinds(part(wide))).toEqual([])
  const row = `<tr><td>${wide}</td></tr>`
  expect(await kinds(part(`<table>${row.repeat(6)}</table>`))).toEqual([])
})

test('from right to left, the page overflows at the left edge', async () => {
  const html = '<p style="inline-size: 400px">Wide</p>'
  expect(await kinds(html, { dir: 'rtl' })).toEqual(['sideways'])
  expect(await kinds('<p style="margin-inline-start: -60px">From the right edge</p>', { dir: 'rtl' })).toContain(
    'clipped',
  )
})

test('an exception applies to its kind and place only, and needs a reason', async () => {
  await look(
    '<p class="a" style="block-size: 9px; overflow: hidden">Cut</p><p class="b" style="block-size: 9px; overflow: hidden">Cut too</p>',
  )
  const because = 'Drawn by the machine as a picture'
  expect(findReflowFaults([{ kind: 'clipped', within: '.a', because }])).toHaveLength(1)
  expect(findReflowFaults([{ kind: 'overlap', within: '.a', because }])).toHaveLength(2)
  expect(() => findReflowFaults([{ kind: 'clipped', within: '.a', because: '' }])).toThrow('needs its reason')
})
