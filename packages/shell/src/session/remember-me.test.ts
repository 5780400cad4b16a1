import { describe, expect, it, vi } from 'vitest'
import { rememberedUsername, rememberUsername } from './remember-me.ts'

describe('remember-me', () => {
  it('lasts 24 hours, for this site alone (checklist 88)', () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    rememberUsername('ana; Path=/x')
    const cookie = written.mock.calls[0]?.[0] ?? ''
    expect(cookie).toMatch(/; Max-Age=86400; Path=\/; SameSite=Strict$/)
    expect(cookie.split(';')[0]).toBe('remember=ana%3B%20Path%3D%2Fx')
    expect(rememberedUsername()).toBe('ana; Path=/x')
  })

  it('is removed at once when it is switched off (checklist 88)', () => {
    rememberUsername('ana')
    rememberUsername(null)
    expect(rememberedUsername()).toBe('')
    expect(document.cookie).not.toContain('ana')
  })
})
