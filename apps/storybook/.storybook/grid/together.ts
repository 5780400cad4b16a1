/** Frames of one story that scroll together: where one goes, the others follow by the same share of their length. */
export function scrollTogether() {
  const pages = new Set<Window>()
  let leader: Window | null = null
  let quiet: ReturnType<typeof setTimeout> | undefined

  const shareOf = ({ document: { scrollingElement: root }, innerHeight, scrollY }: Window) =>
    scrollY / Math.max(1, (root?.scrollHeight ?? 0) - innerHeight)
  const follow = (page: Window) => {
    // Scrolling that a follower reports must not move the other frames back.
    if (leader && leader !== page) return
    leader = page
    clearTimeout(quiet)
    quiet = setTimeout(() => {
      leader = null
    }, 150)
    const share = shareOf(page)
    for (const other of pages) {
      if (other === page) continue
      const length = (other.document.scrollingElement?.scrollHeight ?? 0) - other.innerHeight
      other.scrollTo({ top: share * length, behavior: 'instant' })
    }
  }
  /** `ref` of each frame; a reloaded frame joins again. */
  return (frame: HTMLIFrameElement | null) => {
    if (!frame) return
    const join = () => {
      const page = frame.contentWindow
      if (!page) return
      pages.add(page)
      page.addEventListener('scroll', () => follow(page), { passive: true })
    }
    frame.addEventListener('load', join)
    return () => {
      frame.removeEventListener('load', join)
      if (frame.contentWindow) pages.delete(frame.contentWindow)
    }
  }
}
