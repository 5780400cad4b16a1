import type { Pool } from 'pg'

/** Channel that notifies all processes when rows of a storefront changed; the payload names the merchant. */
export const newsChannel = 'site'

/** Events for all members of a merchant (contract D1-13): offers, announcements, and whether and how the site is open. */
export const siteTopics = ['promo', 'announcement', 'status'] as const

/** Invalidates the process's cached storefront data when the database reports a change. */
export type News = {
  onNews(invalidate: () => void): void
  received(): void
}

export function openNews(): News {
  const invalidators: (() => void)[] = []
  return {
    onNews: (invalidate) => void invalidators.push(invalidate),
    received: () => {
      for (const invalidate of invalidators) invalidate()
    },
  }
}

/**
 * No row changes when a scheduled offer, banner or window of maintenance begins or ends, or an announcement is published.
 * The row lock on the clock lets one process at a time look, each from where the last one stopped.
 */
const isDue = (column: string) => `(${column} > since AND ${column} <= until)`
const time = (field: string) => `(value ->> '${field}')::timestamptz`
const publishDue = `
  WITH clock AS (
    UPDATE site_clock SET told_until = clock_timestamp() RETURNING old.told_until AS since, new.told_until AS until),
  due AS (
    SELECT merchant, 'promo' AS topic FROM promotion, clock WHERE is_enabled
      AND (${isDue('starts_at')} OR ${isDue('ends_at')})
    UNION SELECT merchant, 'announcement' FROM announcement, clock WHERE is_enabled
      AND (${isDue('published_at')} OR ${isDue('ends_at')})
    UNION SELECT merchant, 'announcement' FROM banner, clock WHERE is_enabled
      AND (${isDue('starts_at')} OR ${isDue('ends_at')})
    UNION SELECT merchant, 'status' FROM setting, clock WHERE name = 'maintenance' AND (value ->> 'isOn')::boolean
      AND (${isDue(time('from'))} OR ${isDue(time('until'))}))
  SELECT tell_site(merchant, topic) FROM due`

export const publishDueNews = async (pool: Pool): Promise<void> => void (await pool.query(publishDue))
