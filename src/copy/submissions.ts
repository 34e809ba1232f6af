import type { SubmissionStatus } from '@/api/generated/model/submissionStatus'
import type { StatusLabel } from './labels'

/** The statuses of a submission. Its insured persons or entries have the same statuses. */
export const submissionStatuses = {
  PENDING: { label: 'Pendiente', tone: 'warning' },
  APPROVED: { label: 'Aprobado', tone: 'success' },
  REJECTED: { label: 'Rechazado', tone: 'danger' },
} as const satisfies Record<SubmissionStatus, StatusLabel>
