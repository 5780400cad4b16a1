import { useSendStepUpMutation, useStepUpMutation } from '@boardwalk/api-client/lazy'
import { useState } from 'react'
import { useCodeSender } from '../../code/use-code-sender.ts'
import { readSession, writeSession } from '../../session/session-storage.ts'
import { isApiError } from '../../site/use-error-text.ts'

const methods = ['PASSWORD', 'TOTP', 'MOBILE'] as const
export type StepUpMethod = (typeof methods)[number]
type Result = { data?: unknown; error?: unknown }
type Proof = { stepUpToken: string; methods: StepUpMethod[] }
/** An action that waits for a proof. */
type Waiting = Proof & { repeat: () => Promise<void> }

export const isMethod = (method: unknown): method is StepUpMethod => methods.some((known) => known === method)

function proofOf(error: unknown): Proof | null {
  if (!isApiError(error) || error.code !== 'STEP_UP_REQUIRED') return null
  const { stepUpToken, methods } = error.data ?? {}
  if (typeof stepUpToken !== 'string' || !Array.isArray(methods)) return null
  return { stepUpToken, methods: methods.filter(isMethod) }
}

/** The gateway gave the session a new token, and the old one is dead. */
function rotateToken(token: string) {
  const stored = readSession()
  if (stored) writeSession({ ...stored, token })
}

/**
 * Runs actions that the gateway may refuse with STEP_UP_REQUIRED: `run` tries, `waiting` lists the required proofs,
 * `prove` sends one and repeats the action with the new token (contract D1-6). `onResult` gets every other response.
 */
export function useStepUp() {
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const [stepUp, { isLoading, error, reset }] = useStepUpMutation()

  const [sendCode] = useSendStepUpMutation()
  const sender = useCodeSender('stepUp', async () =>
    waiting ? await sendCode({ stepUpToken: waiting.stepUpToken }).unwrap() : null,
  )

  const run = async <R extends Result>(attempt: () => Promise<R>, onResult: (result: R) => void): Promise<void> => {
    const result = await attempt()
    const proof = proofOf(result.error)
    if (proof) setWaiting({ ...proof, repeat: () => run(attempt, onResult) })
    else onResult(result)
  }
  const leave = () => {
    setWaiting(null)
    reset()
  }
  const prove = async (method: StepUpMethod, code: string) => {
    if (!waiting) return
    const { data } = await stepUp({ stepUpToken: waiting.stepUpToken, method, code })
    if (!data) return
    rotateToken(data.token)
    leave()
    await waiting.repeat()
  }
  return { run, waiting, prove, leave, sender, isProving: isLoading, error }
}
