import { shownFile } from '../pictures/photos.ts'

const address = /^\/brands\/([^/]+\/)([^?#]+\.(?:svg|png|jpe?g|webp|avif))$/

/** Pictures of the shipped brands that a studio does not edit, such as banners: `india/banners/w_home.svg` → address. */
const others: Record<string, string> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../../../../brands/*/assets/**/*.{svg,png,jpg,jpeg,webp,avif}', {
      query: '?url',
      import: 'default',
      eager: true,
    }),
  ).map(([path, url]) => [path.replace(/^.*\/brands\/([^/]+)\/assets\//, '$1/'), url]),
)

const storedIn = (folder: string) =>
  Object.keys(others).flatMap((path) => (path.startsWith(folder) ? [path.slice(folder.length)] : []))

/**
 * Shows the brand's drawings from the studio instead of asking a server for them. Pictures keep their address in the
 * page's own memory, so that a new drawing appears in place.
 */
export function createArtSwap(page: Window & typeof globalThis) {
  let art: Record<string, string> = {}
  const asked = new Map<HTMLImageElement, string>()
  const image = page.HTMLImageElement.prototype
  const source = Object.getOwnPropertyDescriptor(image, 'src')
  const setAttribute = page.Element.prototype.setAttribute

  const sourceOf = (value: string) => {
    const [, folder = '', name = ''] = address.exec(value) ?? []
    const file = shownFile(name, art, storedIn(folder))
    const text = art[file]
    if (text === undefined) return others[folder + file] ?? value
    return text.startsWith('data:') ? text : `data:image/svg+xml,${encodeURIComponent(text)}`
  }
  const ask = (picture: HTMLImageElement, value: string) => {
    if (address.test(value)) asked.set(picture, value)
    else asked.delete(picture)
    setAttribute.call(picture, 'src', sourceOf(value))
  }
  image.setAttribute = function set(this: HTMLImageElement, key: string, value: string) {
    if (key === 'src') ask(this, value)
    else setAttribute.call(this, key, value)
  }
  // React writes the property again when a picture comes into the page.
  Object.defineProperty(image, 'src', {
    ...source,
    set(this: HTMLImageElement, value: string) {
      ask(this, value)
    },
  })

  return {
    show(next: Record<string, string>) {
      art = next
      for (const [picture, value] of asked) {
        if (!picture.isConnected) asked.delete(picture)
        else if (picture.getAttribute('src') !== sourceOf(value)) setAttribute.call(picture, 'src', sourceOf(value))
      }
    },
    stop() {
      Reflect.deleteProperty(image, 'setAttribute')
      if (source) Object.defineProperty(image, 'src', source)
    },
  }
}
