import { createFakeFetch } from '@boardwalk/api-client/fakes'
import { renderStorefront } from '@boardwalk/shell/testing'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { gameLobby } from '../index.ts'
import { forgetRead, withSearch } from './recent-searches.ts'

beforeEach(() => {
  localStorage.clear()
  forgetRead()
})

describe('searches that were made before', () => {
  it('are listed once each, newest first, without half-typed ones', () => {
    expect(withSearch(['koi', 'tide'], 'Tide')).toEqual(['Tide', 'koi'])
    expect(withSearch(['man', 'koi'], 'mango')).toEqual(['mango', 'koi'])
    expect(withSearch(['koi'], '  ')).toEqual(['koi'])
    expect(withSearch('abcdefgh'.split(''), 'z')).toHaveLength(8)
  })

  it('are offered again, and removed for good once cleared', async () => {
    localStorage.setItem('searches', '["tide", 7]')
    const { user } = await renderStorefront('/help', { fake: createFakeFetch(), features: [gameLobby] })
    await user.click(screen.getAllByRole('button', { name: 'Search' })[0] as HTMLElement)
    const popup = within(await screen.findByRole('dialog', { name: 'Search games' }))
    const field = popup.getByRole('searchbox')
    await user.click(await popup.findByRole('button', { name: 'tide' }))
    expect(field).toHaveValue('tide')
    await user.clear(field)
    await user.click(await popup.findByRole('button', { name: 'Clear' }))
    expect(popup.queryByRole('region', { name: 'Recent searches' })).toBeNull()
    expect(localStorage.getItem('searches')).toBeNull()
  })
})
