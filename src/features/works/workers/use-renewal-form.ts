import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Worker } from '@/api/generated/model/worker'
import { paths } from '@/paths'
import { buildRenewalState } from '@/patterns/persons/renewal-state'
import { useWork } from '../detail/use-work'

/** The papers that a submission renews, with the kind of the submission in its address. */
const submissionTypes = { insurance: 'seguros', background_check: 'antecedentes' } as const

export type RenewablePaper = keyof typeof submissionTypes

export const renewablePapers: readonly RenewablePaper[] = ['insurance', 'background_check']

/** Returns a function that opens a new submission of a paper for some workers. */
export function useRenewalForm() {
  const { realPropertyId } = useWork()
  const navigate = useNavigate()
  return useCallback(
    (paper: RenewablePaper, workers: readonly Worker[]) => {
      const people = workers.map(({ person }) => ({
        person: { id: person.id, full_name: person.full_name, id_number: person.id_number },
        lastDay: person[paper]?.expiration_date ?? null,
      }))
      const address = `${paths.newSubmission(realPropertyId)}?tipo=${submissionTypes[paper]}`
      void navigate(address, { state: buildRenewalState(people) })
    },
    [realPropertyId, navigate],
  )
}
