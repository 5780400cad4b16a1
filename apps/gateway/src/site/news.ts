import type { Pool } from 'pg'

/** Heard by every process when rows of a storefront changed; the payload names the merchant. */
export const newsChannel = 'site'

/** Events for everybody at a merchant (contract D1-13): offers, announcements, and whether and how the site is open. */
export const siteTopics = ['promo', 'announcement', 'status'] as const

/** What a process remembers of storefronts is forgotten as soon as the database says that it changed. */
export type News = {
  onNews(forget: () => void): void
  heard(): void
}

export function openNews(): News {
  const forgetters: (() => void)[] = []
  return {
    onNews: (forget) => void forgetters.push(forget),
    heard: () => {
      for (const forget of forgetters) forget()
    },
  }
}

/**
 * Nobody touches a row when an offer begins or an announcement comes out by the clock. The clock's row lock lets one
 * process at a time look, each from where the last one stopped.
 */
const tell = `
  WITH clock AS (
    UPDATE site_clock SET told_until = clock_timestamp() RETURNING old.told_until AS since, new.told_until AS until),
  due AS (
    SELECT merchant, 'promo' AS topic FROM promotion, clock WHERE is_enabled
      AND (starts_at > since AND starts_at <= until OR ends_at > since AND ends_at <= until)
    UNION SELECT merchant, 'announcement' FROM announcement, clock WHERE is_enabled
      AND (published_at > since AND published_at <= until OR ends_at > since AND ends_at <= until))
  SELECT tell_site(merchant, topic) FROM due`

export const tellDueNews = async (pool: Pool): Promise<void> => void (await pool.query(tell))
