import { describe, expect, it } from 'vitest'
import { content } from '../content/index.ts'
import { lazyPage } from '../feature.ts'
import { defineFeature } from '../feature-contract.ts'
import { login } from '../login/index.ts'
import { compose } from './compose.ts'
import { pageUrlOf, respelled } from './page-url.ts'

const page = lazyPage(async () => () => null)
const feature = defineFeature({
  name: 'draws',
  routes: [{ path: '/draws', page, layout: 'full', title: 'draws', reads: ['q', 'mode'] }],
})
const composition = compose([feature, content, login])

describe('the address that decides the content of a page', () => {
  it.each([
    ['/draws', '/draws'],
    ['/draws?x=1&utm_source=a&lang=TY', '/draws'],
    ['/draws?q=a%20b&x=1&mode=hot', '/draws?mode=hot&q=a+b'],
    ['/draws?mode=hot&q=a+b', '/draws?mode=hot&q=a+b'],
    ['/draws?sheet=V.g1&q=', '/draws?q='],
    ['/article?id=1&page=2', '/article?id=1'],
    ['/login?next=%2Fdraws&x=1', '/login?next=%2Fdraws'],
    ['/zz1', '/404'],
    ['/zz2?q=1', '/404'],
  ])('of %s is %s', (asked, expected) => {
    expect(pageUrlOf(composition, asked)).toBe(expected)
  })

  it.each([
    ['/DRAWS?q=1', '/draws?q=1'],
    ['/draws/', '/draws'],
    ['/draws', null],
    ['/', null],
    ['/zz/', null],
  ])('leads from %s to %s', (asked, expected) => {
    expect(respelled(composition, asked)).toBe(expected)
  })
})
