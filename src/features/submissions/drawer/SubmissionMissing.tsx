import { Button } from '@/design-system/components/Button/Button'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { copy } from './copy'

/** A submission that is not there, or that somebody else filed, which is the same to who asks. */
export function SubmissionMissing({ onClose }: { onClose: () => void }) {
  const { title, body, action } = copy.missing
  return (
    <EmptyState
      level={3}
      title={title}
      description={body}
      action={<Button onClick={onClose}>{action}</Button>}
    />
  )
}
