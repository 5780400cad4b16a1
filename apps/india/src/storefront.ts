import brand from 'virtual:brand'
import css from 'virtual:brand-css'
import { loaders as locales } from 'virtual:locales'
import { gameLobby } from '@boardwalk/game-lobby'
import { memberCentre } from '@boardwalk/member-centre'
import { chat } from '@boardwalk/shell/chat'
import { content } from '@boardwalk/shell/content'
import { recovery } from '@boardwalk/shell/recovery'

export const storefront = { brand, css, locales, features: [gameLobby, memberCentre, content, recovery, chat] }
