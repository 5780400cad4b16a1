import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderStorefront } from '../testing/render-storefront.tsx'
import { content } from './index.ts'

const linksIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => (link.getAttribute('href') ?? '').split('?')[0])

it('every page of the content is one press from the footer, or two by the list of policies', async () => {
  const { user } = await renderStorefront('/help')
  const footer = await screen.findByRole('contentinfo')
  const first = linksIn(footer)
  await user.click(within(footer).getByRole('link', { name: 'Policies' }))
  await screen.findByRole('link', { name: 'About privacy' })
  const second = linksIn(screen.getByRole('main'))
  // One article or offer is reached from the text that names it.
  const ownWays = ['/article', '/promoDetail']
  const pages = (content.routes ?? []).filter(({ redirect, isIndexed }) => !redirect && isIndexed !== false)
  const paths = pages.map(({ path }) => path).filter((path) => !ownWays.includes(path))
  expect(paths.length).toBeGreaterThan(12)
  expect(paths.filter((path) => ![...first, ...second].includes(path))).toEqual([])
})
