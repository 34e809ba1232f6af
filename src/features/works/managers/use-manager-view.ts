import { useCallback } from 'react'
import type { WorkManager } from '@/api/generated/model/workManager'
import type { ListedManager } from '@/domain/work-managers'
import { useWork } from '../detail/use-work'

/** Builds the input of the rules that decide who may change a manager. */
export function useManagerView() {
  const { ownManager, rights } = useWork()
  const ownId = ownManager?.id
  const isMineToChange = rights.canChangeManagers
  return useCallback(
    ({ id, status, person, person_property }: WorkManager): ListedManager => ({
      status,
      isOneself: id === ownId,
      isResident: person_property.is_resident,
      hasEmail: person.email !== null,
      isMineToChange,
    }),
    [ownId, isMineToChange],
  )
}
