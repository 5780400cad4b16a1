import { Stack } from '@boardwalk/ui'
import type { PanelProps } from '../inbox/Messages.tsx'
import { Feedback } from './Feedback.tsx'
import { OwnFeedback } from './OwnFeedback.tsx'

/** The form, and below it everything that was sent before. */
export const FeedbackPanel = (place: PanelProps) => (
  <Stack $gap="6">
    <Feedback />
    <OwnFeedback {...place} />
  </Stack>
)
