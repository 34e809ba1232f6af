import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Worker } from '@/api/generated/model/worker'
import {
  buildRenewalState,
  getRenewalPath,
  type RenewablePaper,
  toRenewedPerson,
} from '@/patterns/persons/renewal-state'
import { useWork } from '../detail/use-work'

export const renewablePapers: readonly RenewablePaper[] = ['insurance', 'background_check']

/** Returns a function that opens a new submission of a paper for some workers. */
export function useRenewalForm() {
  const { realPropertyId } = useWork()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return useCallback(
    (paper: RenewablePaper, workers: readonly Worker[]) => {
      const people = workers.map(({ person }) =>
        toRenewedPerson(person, person[paper]?.expiration_date ?? null),
      )
      void navigate(getRenewalPath(realPropertyId, paper), {
        state: buildRenewalState(people, pathname + search),
      })
    },
    [realPropertyId, navigate, pathname, search],
  )
}
