import { nameSkeleton } from './name-skeleton.ts'

const reserved = [
  'admin',
  'administrator',
  'support',
  'help',
  'helpdesk',
  'service',
  'customerservice',
  'moderator',
  'root',
]
  .concat(['system', 'security', 'official', 'staff', 'operator', 'boardwalk', 'cashier', 'payment'])
  .map(nameSkeleton)

const digitsAtEnd = /\d+$/

/** Names that would pass for the operator's own: reserved words and the brand's name, also with a number at the end. */
export function isReservedName(username: string, brand: string | undefined): boolean {
  const own = brand ? [nameSkeleton(brand.replaceAll(/\s/g, ''))] : []
  const forms = [username, username.replace(digitsAtEnd, '')].map(nameSkeleton)
  return forms.some((name) => reserved.includes(name) || own.includes(name))
}
