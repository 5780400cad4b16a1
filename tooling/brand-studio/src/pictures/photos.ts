import { isPhoto, photoEndings } from '@boardwalk/brand-kit/pictures'
import type { Draft } from '../model/draft.ts'
import type { Edit } from '../model/studio-state.ts'

/** Replaces a file of the brand's folder that will be deleted. */
export const gone = ''

type Art = Draft['art']
const isThere = (art: Art, stored: readonly string[], file: string) =>
  art[file] === undefined ? stored.includes(file) : art[file] !== gone

/** Pictures in pixels of a name without ending, such as `banners/w_home`; the first one is shown. */
export const photosNamed = (name: string, art: Art, stored: readonly string[]): string[] =>
  photoEndings.map((ending) => `${name}.${ending}`).filter((file) => isThere(art, stored, file))

export const withoutEnding = (file: string) => file.replace(/\.\w+$/, '')

/** The file that an address of the storefront shows: a picture in pixels in front of the drawing of the same name. */
export const shownFile = (file: string, art: Art, stored: readonly string[]): string =>
  isPhoto(file) ? file : (photosNamed(withoutEnding(file), art, stored)[0] ?? file)

/** Takes every picture in pixels of a name away, but one. */
export const onlyPhoto = (name: string, kept: string | null, art: Art, stored: readonly string[]): Edit[] =>
  photosNamed(name, art, stored)
    .filter((file) => file !== kept)
    .map((file) => ({ type: 'art', file, text: stored.includes(file) ? gone : null }))

/** Removes pictures of campaigns that are no longer named. Pictures added in this session leave no trace. */
export const onlyUsed = (before: readonly string[], after: readonly string[], art: Art, saved: Art): Edit[] =>
  [...new Set(before)]
    .filter((file) => !after.includes(file))
    .map((file) => ({ type: 'art', file, text: isNew(file, art, saved) ? null : gone }))

/** Drawings at the top of `assets/` are all known from the start, those in its folders are not. */
const isNew = (file: string, art: Art, saved: Art) =>
  art[file]?.startsWith('data:') || (!file.includes('/') && saved[file] === undefined)
