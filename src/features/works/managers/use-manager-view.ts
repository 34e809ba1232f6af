import { useCallback } from 'react'
import type { WorkManager } from '@/api/generated/model/workManager'
import type { ListedManager } from '@/domain/work-managers'
import { useWork } from '../detail/use-work'

/** A manager as the reader sees them: what the rules of who changes whom ask for. */
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
