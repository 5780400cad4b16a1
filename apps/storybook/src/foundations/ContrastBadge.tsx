import { Badge, CheckIcon, CloseIcon } from '@boardwalk/ui'

/** A ratio and whether it is enough, in a word and a colour. */
export const ContrastBadge = ({ ratio, needed }: { ratio: number; needed: number }) => (
  <Badge $tone={ratio >= needed ? 'positive' : 'negative'}>
    {ratio >= needed ? <CheckIcon size={12} label="Enough" /> : <CloseIcon size={12} label="Too little" />}
    {ratio.toFixed(2)} / {needed}
  </Badge>
)
