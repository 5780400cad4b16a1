/** Closed lists that `brand.json` chooses from. Plain data, so that any package may read them without the schema. */

/** Entries of the top navigation; the shell maps each to its route. Source: visitor specification §2. */
export const navigationIds = [
  'home',
  'rng',
  'live',
  'sports',
  'esports',
  'fish',
  'pvp',
  'lottery',
  'promotions',
  'pointMall',
] as const

/** Possible sections of a home page, in the order of the brand. */
export const homeSections = [
  'banners',
  'notices',
  'categories',
  'vendors',
  'jackpot',
  'winners',
  'rail:hot',
  'rail:new',
  'rail:favourites',
  'rail:recent',
  'rail:rng',
  'rail:live',
  'rail:fish',
  'rail:pvp',
  'rail:lottery',
] as const

/** Ports of the platform's own services on a developer's machine, by service. */
export const platformPorts = { 4000: 'the gateway', 4010: 'the sandbox games' } as const

/** Sets of banners, one per place. Source: visitor specification §2. */
export const bannerGroups = [
  'w_home',
  'w_rng',
  'w_live',
  'w_fish',
  'w_pvp',
  'w_sports',
  'w_esports',
  'w_lott',
  'w_down',
  'w_promotion',
  'w_shop',
  'w_help',
  'w_login',
  'w_reg',
  'w_topup_3',
] as const

/** Switches with their default in a brand; the gateway's settings may change them later. Source: contract C1a. */
export const featureKeys = [
  'CHNGPASSVERIF3',
  'CHNGPASSMAIL3',
  'REGMOBVERF3',
  'mobileRegister',
  'usernameRegister',
  'mobilePasswordRegister',
  'captcha',
  'countryCode',
  'firebaseGoogle',
  'firebaseFacebook',
  'firebaseTelegram',
  'verifyCodeLogin',
  'freePlay',
  'forcePasswordExpiry',
  'directRegistration',
  'agentCentre',
  'missionCentre',
  'chat',
  'raffle',
  'responsiblePlay',
  'referral',
  'cockfight',
  'loginedToHomePage',
] as const

export const socialNetworks = ['FACEBOOK', 'TELEGRAM', 'YOUTUBE', 'INSTAGRAM', 'TWITTER', 'WHATSAPP', 'VIBER'] as const

export type NavigationId = (typeof navigationIds)[number]
export type HomeSection = (typeof homeSections)[number]
export type BannerGroup = (typeof bannerGroups)[number]
export type FeatureKey = (typeof featureKeys)[number]
export type SocialNetwork = (typeof socialNetworks)[number]
