import type { SubmissionStatus } from '@/api/generated/model/submissionStatus'

interface StatusWord {
  word: string
  tone: 'success' | 'warning' | 'danger'
}

/** How a submission stands, and each of its people, in a word and its colour. */
export const submissionStatuses = {
  PENDING: { word: 'Pendiente', tone: 'warning' },
  APPROVED: { word: 'Aprobado', tone: 'success' },
  REJECTED: { word: 'Rechazado', tone: 'danger' },
} as const satisfies Record<SubmissionStatus, StatusWord>
