// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openTable } from './fake-kit.ts'

type Table = Awaited<ReturnType<typeof openTable>>

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
    },
  )
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

const settle = () => vi.advanceTimersByTimeAsync(0)
const press = async ({ primary }: Table) => {
  primary.press()
  await settle()
}

/** An order of 100.00 where 50.00 is the highest stake, made on the page itself. */
const orders = {
  roulette(table: Table) {
    table.click(/^Red,/)
    table.click(/^Red,/)
  },
  quickdraw(table: Table) {
    table.click(/^Quick pick/)
    table.click(/^Quick pick/)
  },
  football(table: Table) {
    const odds = [...table.stage.querySelectorAll<HTMLButtonElement>('button.odds')]
    for (const at of [0, 3]) odds[at]?.click()
  },
} as const

describe('an order above the table’s highest stake', () => {
  it.each(Object.keys(orders) as (keyof typeof orders)[])(
    'is asked about once in %s, and then sent',
    async (engine) => {
      const table = await openTable(engine)
      orders[engine](table)
      await press(table)
      expect(table.sent).toEqual([])
      expect(table.said.at(-1)).toMatch(/^₱100\.00 is more than the highest single stake/)
      await press(table)
      expect(table.sent.length).toBeGreaterThan(0)
    },
  )

  it.each(Object.keys(orders) as (keyof typeof orders)[])(
    'is not asked about at the highest stake in %s',
    async (engine) => {
      const table = await openTable(engine)
      table.setStake('1.00')
      orders[engine](table)
      await press(table)
      expect(table.said.join()).not.toMatch(/highest single stake/)
      expect(table.sent.length).toBeGreaterThan(0)
    },
  )
})

describe('quick pick', () => {
  it('puts all ten lines of one digit on the ticket, each once, and then reports that none is free', async () => {
    const table = await openTable('quickdraw')
    table.setStake('1.00')
    for (const button of table.stage.querySelectorAll<HTMLButtonElement>('.builder .plays button'))
      if (button.textContent === table.texts.digit) button.click()
    for (let nth = 0; nth < 10; nth += 1) table.click(/^Quick pick/)
    expect(table.said).not.toContain(table.texts.ticketAlready)
    table.click(/^Quick pick/)
    expect(table.said.at(-1)).toBe(table.texts.ticketNoFree)
    await press(table)
    expect(table.sent).toHaveLength(1)
    const [bet] = table.sent.map((one) => one.bet as { lines: { picks: string[] }[] })
    expect(new Set(bet?.lines.map(({ picks }) => picks.join())).size).toBe(10)
  })
})

describe('a slip with a stake that cannot be placed', () => {
  it('is not sent, not even in part, and gives the reason', async () => {
    const table = await openTable('football')
    table.setStake('1.00')
    orders.football(table)
    const fields = table.stage.querySelectorAll<HTMLInputElement>('.slip-stake')
    const last = fields[fields.length - 1] as HTMLInputElement
    last.value = 'abc'
    last.dispatchEvent(new Event('input'))
    expect(table.primary.disabled).toBe(true)
    expect(table.said.at(-1)).toBe(table.texts.sportPart)
    await press(table)
    expect(table.sent).toEqual([])
    last.value = '1'
    last.dispatchEvent(new Event('input'))
    expect(table.primary.disabled).toBe(false)
    await press(table)
    expect(table.sent).toHaveLength(2)
  })
})
