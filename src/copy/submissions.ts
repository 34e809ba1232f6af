import type { SubmissionStatus } from '@/api/generated/model/submissionStatus'
import type { StatusWord } from './works'

/** The statuses of a submission. The persons of a submission have the same statuses. */
export const submissionStatuses = {
  PENDING: { word: 'Pendiente', tone: 'warning' },
  APPROVED: { word: 'Aprobado', tone: 'success' },
  REJECTED: { word: 'Rechazado', tone: 'danger' },
} as const satisfies Record<SubmissionStatus, StatusWord>
