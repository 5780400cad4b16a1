import { agentCentre } from '@boardwalk/agent-centre'
import { gameLobby } from '@boardwalk/game-lobby'
import { memberCentre } from '@boardwalk/member-centre'
import { registration } from '@boardwalk/shell/registration'
import { describe, expect, it } from 'vitest'

const features = [agentCentre, gameLobby, memberCentre, registration]

describe('query names that lazy parts handle', () => {
  it.each(features)('$name lists its overlays and panels, which open without a rest', async ({ lazy, handles }) => {
    const { overlays, panels } = (await lazy?.()) ?? {}
    expect(handles).toEqual(expect.arrayContaining(Object.keys({ ...overlays, ...panels })))
  })

  it('the lists are not empty', () => {
    expect(features.every(({ handles = [] }) => handles.length > 0)).toBe(true)
  })
})
