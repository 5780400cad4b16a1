import type { ReactNode } from 'react'
import { AlertIcon, CheckIcon } from '../icon/icons-more.ts'
import { Text } from '../text/Text.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { type StepState, stepStates } from './step-state.ts'
import { StepButton, StepItem, StepList, StepMark, StepName, StepperFrame, StepWords } from './stepper-styles.ts'

export type Step = {
  id: string
  label: ReactNode
  /** A line below, such as a time or an error. */
  note?: ReactNode
  /** State that differs from its place in the order, such as `error`. */
  state?: StepState
}
export type StepperProps = {
  /** The goal of the steps; read aloud. */
  label: string
  steps: readonly Step[]
  /** Id of the current step; null when all are done. */
  current: string | null
  /** Words for the meaning of colour and mark. */
  labels: { done: string; error: string }
  /** Makes completed steps buttons that lead back. */
  onStep?: (id: string) => void
}

/** Progress through a few steps: in a row where it fits, stacked on a phone. */
export function Stepper({ label, steps, current, labels, onStep }: StepperProps) {
  const states = stepStates(steps, current)
  return (
    <StepperFrame>
      <StepList aria-label={label}>
        {steps.map((step, index) => {
          const state = states[index] ?? 'upcoming'
          const face = (
            <Face {...step} state={state} number={index + 1} isCurrent={step.id === current} labels={labels} />
          )
          return (
            <StepItem key={step.id} aria-current={step.id === current ? 'step' : undefined} $isDone={state === 'done'}>
              {onStep && state === 'done' ? (
                <StepButton type="button" onClick={() => onStep(step.id)}>
                  {face}
                </StepButton>
              ) : (
                <StepButton as="div">{face}</StepButton>
              )}
            </StepItem>
          )
        })}
      </StepList>
    </StepperFrame>
  )
}

type FaceProps = Omit<Step, 'id'> & {
  state: StepState
  number: number
  isCurrent: boolean
  labels: StepperProps['labels']
}

function Face({ label, note, state, number, isCurrent, labels }: FaceProps) {
  const marks = { done: <CheckIcon size={18} />, error: <AlertIcon size={18} />, current: number, upcoming: number }
  const said = state === 'done' || state === 'error' ? labels[state] : undefined
  return (
    <>
      <StepMark $state={state} aria-hidden="true">
        {marks[state]}
      </StepMark>
      <StepWords>
        <StepName $isCurrent={isCurrent}>
          {label}
          {said && <VisuallyHidden> {said}</VisuallyHidden>}
        </StepName>
        {note && (
          <Text as="span" $size="sm" $tone="muted">
            {note}
          </Text>
        )}
      </StepWords>
    </>
  )
}
