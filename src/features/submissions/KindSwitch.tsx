import { useState } from 'react'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { copy } from './copy'
import { type SubmissionKind, submissionKinds } from './kinds'

interface KindSwitchProps {
  kind: SubmissionKind
  /** What the kinds are called: the many that are listed, or the one that is filed. */
  words: Record<SubmissionKind, string>
  onChoose: (kind: SubmissionKind) => void
}

/** The switch between the two kinds of submissions. */
export function KindSwitch({ kind, words, onChoose }: KindSwitchProps) {
  // The router draws a new address when there is time for it; what somebody chooses is chosen at once.
  const [pending, setAhead] = useState<{ of: SubmissionKind; chosen: SubmissionKind }>()
  const choose = (chosen: SubmissionKind) => {
    setAhead({ of: kind, chosen })
    onChoose(chosen)
  }
  return (
    <SegmentedControl
      label={copy.kindsLabel}
      isLabelHidden
      name="tipo"
      value={pending?.of === kind ? pending.chosen : kind}
      options={submissionKinds.map((value) => ({ value, label: words[value] }))}
      onChange={choose}
    />
  )
}
