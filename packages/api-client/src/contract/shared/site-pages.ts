/** Pages of rules and policies, named as their paths are. The terms of use are an article, because accounts accept a version of it. */
export const sitePageNames = [
  'about',
  'privacy',
  'responsible-play',
  'age',
  'game-rules',
  'fair-play',
  'promotion-terms',
  'complaints',
  'agent-terms',
  'accessibility',
  'contact',
] as const

export type SitePageName = (typeof sitePageNames)[number]
