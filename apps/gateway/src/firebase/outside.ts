import type { Config, FirebaseConfig } from '../config.ts'
import type { Settings } from '../permission/settings.ts'

/** Further origins that a document may connect to, load scripts from and frame. */
export type Outside = Readonly<Record<'connect' | 'script' | 'frame', readonly string[]>>

/** Sources of Google's human check; the emulator needs none. */
export const recaptchaOf = ({ isEmulator }: FirebaseConfig): string[] => (isEmulator ? [] : [...recaptcha])

const recaptcha = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']

/** Firebase's parts of a merchant's documents; nothing while its switch is off. */
export const firebaseOutside =
  ({ settings, config }: { settings: Settings; config: Pick<Config, 'firebase'> }) =>
  async (merchant: string): Promise<Outside | null> => {
    const { firebase } = config
    if (!firebase || (await settings.of(merchant)).features.firebaseGoogle !== true) return null
    const captcha = recaptchaOf(firebase)
    return { connect: [new URL(firebase.api).origin], script: captcha, frame: captcha }
  }
