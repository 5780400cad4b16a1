import { describe, expect, it } from 'vitest'
import { createPacer } from './pacer.ts'

function fakePage(hidden: boolean) {
  const page = Object.assign(new EventTarget(), { hidden }) as unknown as Document & { hidden: boolean }
  return {
    page,
    hide: () => page.dispatchEvent(Object.assign(page, { hidden: true }) && new Event('visibilitychange')),
  }
}

/** An animation that ends on command, as in a page without frames. */
function fakeAnimation() {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  return { finished, finish } as unknown as Animation
}

describe('a round in a page that is not seen', () => {
  it('ends its movements at once when it begins there', async () => {
    const pacer = createPacer(fakePage(true).page)
    pacer.begin()
    await pacer.run(fakeAnimation())
    expect(pacer.hurried()).toBe(true)
  })

  it('ends running animations when the page goes to the background', async () => {
    const { page, hide } = fakePage(false)
    const pacer = createPacer(page)
    pacer.begin()
    const done = pacer.run(fakeAnimation())
    hide()
    await done
    expect(pacer.hurried()).toBe(true)
  })

  it('is in no hurry in a page that is seen', () => {
    const pacer = createPacer(fakePage(false).page)
    pacer.begin()
    expect(pacer.hurried()).toBe(false)
  })
})
