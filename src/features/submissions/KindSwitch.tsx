import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { copy } from './copy'
import { type SubmissionKind, submissionKinds } from './kinds'

interface KindSwitchProps {
  kind: SubmissionKind
  /** What the kinds are called: the many that are listed, or the one that is filed. */
  words: Record<SubmissionKind, string>
  onChoose: (kind: SubmissionKind) => void
}

/** The switch between the two kinds of submissions (L2). */
export function KindSwitch({ kind, words, onChoose }: KindSwitchProps) {
  return (
    <SegmentedControl
      label={copy.kindsLabel}
      isLabelHidden
      name="tipo"
      value={kind}
      options={submissionKinds.map((value) => ({ value, label: words[value] }))}
      onChange={onChoose}
    />
  )
}
