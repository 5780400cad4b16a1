import { type ProofCase, useUploadProof } from '@boardwalk/api-client/upload-proof'
import { useErrorText } from '@boardwalk/shell/feature'
import type { DroppedFile } from '@boardwalk/ui'
import { useRef, useState } from 'react'

type Proof = DroppedFile & { proofId: string | null; isLost?: boolean }

/** Pictures of an answer, each sent as soon as it is chosen; the answer names those that arrived. */
export function useProofs(about: ProofCase) {
  const send = useUploadProof()
  const errorText = useErrorText()
  const [files, setFiles] = useState<Proof[]>([])
  const count = useRef(0)
  const change = (id: string, facts: Partial<Proof>) =>
    setFiles((present) => present.map((file) => (file.id === id ? { ...file, ...facts } : file)))
  const upload = async ({ id, file }: Proof) => {
    const answer = await send(about, file)
    if ('data' in answer) change(id, { progress: 1, proofId: answer.data.id })
    // Without an answer the same picture may be sent again: it is the same proof.
    else change(id, { error: errorText(answer.error), isLost: answer.error.status === null })
  }
  return {
    files,
    add: (added: readonly File[]) => {
      const fresh = added.map((file): Proof => ({ id: `${count.current++}`, file, progress: 0, proofId: null }))
      setFiles((present) => [...present, ...fresh])
      for (const proof of fresh) void upload(proof)
    },
    remove: (id: string) => setFiles((present) => present.filter((file) => file.id !== id)),
    lost: files.some(({ isLost }) => isLost),
    sendAgain: () => {
      for (const proof of files.filter(({ isLost }) => isLost)) {
        change(proof.id, { error: undefined, isLost: false, progress: 0 })
        void upload(proof)
      }
    },
    ids: files.flatMap(({ proofId }) => (proofId === null ? [] : [proofId])),
    isSending: files.some(({ proofId, error }) => proofId === null && error === undefined),
  }
}
