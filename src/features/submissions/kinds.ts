import * as v from 'valibot'
import type { BackgroundCheckSubmissionType } from '@/api/generated/model/backgroundCheckSubmissionType'
import type { InsuranceSubmissionType } from '@/api/generated/model/insuranceSubmissionType'

/** The kinds of submission: a work-accident insurance policy, or criminal background checks. */
export type SubmissionKind = InsuranceSubmissionType | BackgroundCheckSubmissionType

export const submissionKinds = ['INSURANCE', 'BACKGROUND_CHECK'] as const satisfies SubmissionKind[]

const addressNames = { INSURANCE: 'seguros', BACKGROUND_CHECK: 'antecedentes' } as const

const stateSchema = v.object({ submissionType: v.picklist(submissionKinds) })

export function readKindFromAddress(search: string): SubmissionKind | undefined {
  const addressName = new URLSearchParams(search).get('tipo')
  return submissionKinds.find((kind) => addressNames[kind] === addressName)
}

export function readKindFromState(state: unknown): SubmissionKind | undefined {
  const result = v.safeParse(stateSchema, state)
  return result.success ? result.output.submissionType : undefined
}

/** Builds a query string with only the kind. The list then opens on its first page, without filters. */
export const buildKindSearch = (kind: SubmissionKind): string =>
  new URLSearchParams({ tipo: addressNames[kind] }).toString()
