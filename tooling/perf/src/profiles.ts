type Profile = { rttMs: number; throughputKbps: number; cpuSlowdownMultiplier: number }

/**
 * Phones and networks to judge by; the machine that measures is fast, so `lowend` is the realistic one for cheap
 * phones.
 */
export const profiles = {
  mobile: { rttMs: 150, throughputKbps: 1638.4, cpuSlowdownMultiplier: 4 },
  lowend: { rttMs: 150, throughputKbps: 1638.4, cpuSlowdownMultiplier: 10 },
  slow3g: { rttMs: 400, throughputKbps: 400, cpuSlowdownMultiplier: 4 },
} as const satisfies Record<string, Profile>

export type ProfileName = keyof typeof profiles
export const isProfile = (name: string): name is ProfileName => Object.hasOwn(profiles, name)

/** Lighthouse's settings for simulated throttling. */
export const throttling = ({ rttMs, throughputKbps, cpuSlowdownMultiplier }: Profile) => ({
  rttMs,
  throughputKbps,
  cpuSlowdownMultiplier,
  requestLatencyMs: rttMs * 3.75,
  downloadThroughputKbps: throughputKbps * 0.9,
  uploadThroughputKbps: 675,
})
