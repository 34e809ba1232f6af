import type { SubmissionStatus } from '@/api/generated/model/submissionStatus'
import { getStatusLabel } from '@/copy/labels'
import { submissionStatuses } from '@/copy/submissions'
import { NoteTag } from '@/design-system/components/NoteTag/NoteTag'
import { Tag } from '@/design-system/components/Tag/Tag'

interface StatusTagProps {
  status: SubmissionStatus
  /** For a rejected submission, the Administration's reason; ignored for any other status. */
  comment?: string
}

/** Shows the status of a submission. If it is rejected with a reason, a tooltip shows the reason. */
export function StatusTag({ status, comment = '' }: StatusTagProps) {
  const { label, tone } = getStatusLabel(submissionStatuses, status)
  if (status !== 'REJECTED' || comment.trim() === '') return <Tag tone={tone}>{label}</Tag>
  return (
    <NoteTag tone={tone} note={comment}>
      {label}
    </NoteTag>
  )
}
