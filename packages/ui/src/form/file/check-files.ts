/** Reason why a file is refused. */
export type FileRefusal = 'type' | 'size' | 'empty' | 'count'
export type RefusedFile = { file: File; reason: FileRefusal }

export type FileLimits = {
  /** As the attribute of a file input: `image/*,.pdf`. Everything when empty. */
  accept?: string | undefined
  maxBytes?: number | undefined
  /** Most files in all, with those that are there already. */
  maxFiles?: number | undefined
}

/** Whether a file is of an accepted kind: by its extension or by the media type that the system gives it. */
export function isAccepted({ name, type }: { name: string; type: string }, accept = ''): boolean {
  const kinds = accept
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .filter(Boolean)
  if (kinds.length === 0 || kinds.includes('*/*')) return true
  const [file, media] = [name.toLowerCase(), type.toLowerCase().split(';')[0] ?? '']
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return file.endsWith(kind) && file.length > kind.length
    return kind.endsWith('/*') ? media.startsWith(kind.slice(0, -1)) : media === kind
  })
}

/** Parts files into those taken and those refused, each with its first reason; `present` is how many are there. */
export function checkFiles(files: readonly File[], { accept, maxBytes, maxFiles }: FileLimits, present: number) {
  const taken: File[] = []
  const refused: RefusedFile[] = []
  for (const file of files) {
    const reason = reasonAgainst(file)
    if (reason) refused.push({ file, reason })
    else taken.push(file)
  }
  return { taken, refused }

  function reasonAgainst(file: File): FileRefusal | undefined {
    if (!isAccepted(file, accept)) return 'type'
    if (file.size === 0) return 'empty'
    if (maxBytes !== undefined && file.size > maxBytes) return 'size'
    return maxFiles !== undefined && present + taken.length >= maxFiles ? 'count' : undefined
  }
}
