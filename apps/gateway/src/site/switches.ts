import type { GameCategory } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'

export type LobbySwitches = {
  /** Only login and registration without a session (specification §2, route guard). */
  loginedToHomePage: boolean
  /** Game lists only with a session (contract C3). */
  lobbyNeedsLogin: boolean
  /** The two-sided draw is off unless a merchant wants it (design decision 20). */
  cockfight: boolean
}

/** The merchant's lobby switches; absent ones are off. */
export async function lobbySwitches({ settings }: Pick<Deps, 'settings'>, merchant: string): Promise<LobbySwitches> {
  const features: Readonly<Record<string, boolean>> = (await settings.of(merchant)).features
  const isOn = (name: string) => features[name] === true
  return {
    loginedToHomePage: isOn('loginedToHomePage'),
    lobbyNeedsLogin: isOn('lobbyNeedsLogin'),
    cockfight: isOn('cockfight'),
  }
}

export const isOpen = (switches: LobbySwitches, category: GameCategory) =>
  category !== 'COCKFIGHT' || switches.cockfight
