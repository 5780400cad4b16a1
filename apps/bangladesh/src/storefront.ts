import brand from 'virtual:brand'
import css from 'virtual:brand-css'
import { loaders as locales } from 'virtual:locales'
import { agentCentre } from '@boardwalk/agent-centre'
import { gameLobby } from '@boardwalk/game-lobby'
import { memberCentre } from '@boardwalk/member-centre'
import { chat } from '@boardwalk/shell/chat'
import { content } from '@boardwalk/shell/content'
import { login } from '@boardwalk/shell/login'
import { recovery } from '@boardwalk/shell/recovery'
import { registration } from '@boardwalk/shell/registration'

export const storefront = {
  brand,
  css,
  locales,
  features: [gameLobby, memberCentre, agentCentre, content, login, registration, recovery, chat],
}
