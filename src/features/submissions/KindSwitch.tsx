import { useState } from 'react'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { copy } from './copy'
import { type SubmissionKind, submissionKinds } from './kinds'

interface KindSwitchProps {
  kind: SubmissionKind
  /** Labels of the kinds: plural in lists, singular in forms. */
  labels: Record<SubmissionKind, string>
  onChoose: (kind: SubmissionKind) => void
}

export function KindSwitch({ kind, labels, onChoose }: KindSwitchProps) {
  // The router renders a new address in a transition, so `kind` changes with a delay. This state shows the choice at once.
  const [pendingChoice, setPendingChoice] = useState<{
    previousKind: SubmissionKind
    chosenKind: SubmissionKind
  }>()
  const choose = (chosen: SubmissionKind) => {
    setPendingChoice({ previousKind: kind, chosenKind: chosen })
    onChoose(chosen)
  }
  return (
    <SegmentedControl
      label={copy.kindsLabel}
      isLabelHidden
      name="tipo"
      value={pendingChoice?.previousKind === kind ? pendingChoice.chosenKind : kind}
      options={submissionKinds.map((value) => ({ value, label: labels[value] }))}
      onChange={choose}
    />
  )
}
