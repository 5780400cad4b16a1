/** Languages of the games: the platform's code → BCP 47 tag. Every strings file is total over them. */
export const gameLanguages = { EN: 'en', TY: 'fil', BN: 'bn', HI: 'hi' } as const

export type PlatformCode = keyof typeof gameLanguages
export type GameLanguage = (typeof gameLanguages)[PlatformCode]

export const isGameLanguage = (tag: string): tag is GameLanguage => Object.values<string>(gameLanguages).includes(tag)

export const isPlatformCode = (code: string): code is PlatformCode => Object.hasOwn(gameLanguages, code)
