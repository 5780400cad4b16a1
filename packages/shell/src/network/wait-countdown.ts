import { extra } from '../app/extra.tsx'

/** Figures that few visits see, so their code follows the form. */
export const WaitCountdown = extra(() => import('./WaitCountdown.tsx').then((module) => module.WaitCountdown))
