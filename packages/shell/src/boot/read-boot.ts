import type { Boot } from '@boardwalk/api-client/contract'
import type { Brand } from '@boardwalk/brand-kit'
import { isLanguageCode } from '@boardwalk/i18n/codes'
import { readLocal } from '../settings/visitor-storage.ts'
import { unpack } from './pack.ts'

/** The server's data in the page; without a server, this browser's choices and the brand's defaults. */
export function readBoot({ merchantCode, regionLanguages }: Brand): Boot {
  const inlined = document.getElementById('boot')?.textContent
  if (inlined) return unpack(JSON.parse(inlined)) as Boot
  const remembered = readLocal('lang')
  return {
    merchantCode,
    language: isLanguageCode(remembered) ? remembered : regionLanguages[0],
    theme: readLocal('theme') === 'dark' ? 'dark' : 'light',
    serverTime: Date.now(),
    entries: [],
  }
}
