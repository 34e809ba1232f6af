import type { SubmissionStatus } from '@/api/generated/model/submissionStatus'
import { submissionStatuses } from '@/copy/submissions'
import { NoteTag } from '@/design-system/components/NoteTag/NoteTag'
import { Tag } from '@/design-system/components/Tag/Tag'

interface StatusTagProps {
  status: SubmissionStatus
  /** Why the Administration rejected, if it told. */
  comment?: string
}

/** How a submission stands; a rejected one tells why in a tooltip. */
export function StatusTag({ status, comment = '' }: StatusTagProps) {
  const { word, tone } = submissionStatuses[status]
  if (status !== 'REJECTED' || comment.trim() === '') return <Tag tone={tone}>{word}</Tag>
  return (
    <NoteTag tone={tone} note={comment}>
      {word}
    </NoteTag>
  )
}
