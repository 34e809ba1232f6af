import { Button } from '@/design-system/components/Button/Button'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { copy } from './copy'

/** Shown for a submission that does not exist or that another user filed. The backend does not distinguish them. */
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
