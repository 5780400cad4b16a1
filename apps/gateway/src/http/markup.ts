export { Markup, markup } from '@boardwalk/brand-kit/mail'
