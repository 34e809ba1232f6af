import * as v from 'valibot'
import type { BackgroundCheckSubmissionType } from '@/api/generated/model/backgroundCheckSubmissionType'
import type { InsuranceSubmissionType } from '@/api/generated/model/insuranceSubmissionType'

/** What is filed: a policy of work-accident insurance, or criminal background checks. */
export type SubmissionKind = InsuranceSubmissionType | BackgroundCheckSubmissionType

export const submissionKinds = ['INSURANCE', 'BACKGROUND_CHECK'] as const satisfies SubmissionKind[]

/** As the address calls them. */
const addressNames = { INSURANCE: 'seguros', BACKGROUND_CHECK: 'antecedentes' } as const

const stateSchema = v.object({ submissionType: v.picklist(submissionKinds) })

/** The kind that an address names; undefined if it names none. */
export function kindInAddress(search: string): SubmissionKind | undefined {
  const named = new URLSearchParams(search).get('tipo')
  return submissionKinds.find((kind) => addressNames[kind] === named)
}

/** The kind that was passed in the navigation state; undefined if none was. */
export function kindInState(state: unknown): SubmissionKind | undefined {
  const result = v.safeParse(stateSchema, state)
  return result.success ? result.output.submissionType : undefined
}

/** The parameters of an address that shows a kind from its beginning: nothing of the other stays. */
export const searchOfKind = (kind: SubmissionKind): string =>
  new URLSearchParams({ tipo: addressNames[kind] }).toString()
