import createPurify from 'dompurify'

export type CleanSvg =
  | { text: string; removed: readonly string[]; error: null }
  | { text: null; removed: []; error: string }

const maxLength = 200_000
/** Elements that run, fetch or hold foreign content, as the purifier spells them. */
const forbidden = [
  'script',
  'foreignobject',
  'iframe',
  'image',
  'feimage',
  'a',
  'animate',
  'set',
  'animatetransform',
  'animatemotion',
]

/**
 * Removes scripts and everything that would be fetched (handlers, links, external pictures and styles) and keeps
 * references inside the drawing. `removed` names the removed parts. A file that is not an SVG is refused.
 */
export function cleanSvg(source: string): CleanSvg {
  if (source.length > maxLength) return refuse(`The file is larger than ${maxLength / 1000} kB.`)
  if (/<!DOCTYPE|<!ENTITY/i.test(source)) return refuse('The file declares entities. Save it as plain SVG.')
  const document = new DOMParser().parseFromString(source, 'image/svg+xml')
  if (document.getElementsByTagName('parsererror').length > 0) return refuse('The file is not well-formed XML.')
  const root = document.documentElement
  if (root.localName !== 'svg' || root.namespaceURI !== 'http://www.w3.org/2000/svg') {
    return refuse('The file is not an SVG drawing.')
  }
  if (!root.hasAttribute('viewBox') && !(root.hasAttribute('width') && root.hasAttribute('height'))) {
    return refuse('The drawing states no size: give it a viewBox.')
  }
  const removed = purify(root)
  const text = new XMLSerializer().serializeToString(root)
  return root.childElementCount === 0
    ? refuse('Nothing is left to draw once scripts and foreign content are gone.')
    : { text: removed.length === 0 ? source : `${text}\n`, removed, error: null }
}

const refuse = (error: string): CleanSvg => ({ text: null, removed: [], error })

function purify(root: Element): string[] {
  const removed: string[] = []
  const purifier = createPurify(window)
  purifier.addHook('uponSanitizeAttribute', (node, data) => {
    if (!isForeign(data.attrName, data.attrValue)) return
    data.keepAttr = false
    removed.push(`${data.attrName} of <${node.nodeName}>`)
  })
  purifier.addHook('uponSanitizeElement', (node) => {
    if (node.nodeName.toLowerCase() !== 'style' || !isForeignStyle(node.textContent ?? '')) return
    node.textContent = ''
    removed.push('a style that fetches')
  })
  purifier.sanitize(root, {
    IN_PLACE: true,
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    ADD_ATTR: ['role', 'data-picture'],
    FORBID_TAGS: forbidden,
    KEEP_CONTENT: false,
    ALLOW_DATA_ATTR: false,
  })
  return [...new Set([...removed, ...purifier.removed.map(nameOf)])]
}

type Removed = ReturnType<typeof createPurify>['removed'][number]

function nameOf(entry: Removed): string {
  if ('element' in entry) return entry.element.nodeType === 1 ? `<${entry.element.nodeName}>` : 'a comment'
  return `${entry.attribute?.name ?? 'an attribute'} of <${entry.from.nodeName}>`
}

/** Only a reference to a part of the same drawing stays. */
function isForeign(name: string, value: string): boolean {
  if (/^(?:xlink:)?href$/i.test(name)) return !value.trim().startsWith('#')
  if (/^xml:base$/i.test(name)) return true
  return isForeignStyle(value)
}

const isForeignStyle = (text: string) =>
  /@import|expression\s*\(|\\|image-set\s*\(/i.test(text) ||
  [...text.matchAll(/url\s*\(\s*['"]?\s*([^)]*)/gi)].some(([, target = '']) => !target.startsWith('#'))
