import type { SubmissionStatus } from '@/api/generated/model/submissionStatus'

interface StatusWord {
  word: string
  tone: 'success' | 'warning' | 'danger'
}

/** The word and the colour of each status of a submission. Its persons use the same statuses. */
export const submissionStatuses = {
  PENDING: { word: 'Pendiente', tone: 'warning' },
  APPROVED: { word: 'Aprobado', tone: 'success' },
  REJECTED: { word: 'Rechazado', tone: 'danger' },
} as const satisfies Record<SubmissionStatus, StatusWord>
