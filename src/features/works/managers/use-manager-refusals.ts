import type { WorkManager } from '@/api/generated/model/workManager'
import { useRefusals } from '@/patterns/access/use-refusals'
import { useWork } from '../detail/use-work'

/** Returns a function that gives the reason why the user may not edit or invite a manager; undefined if the user may. */
export function useManagerRefusals() {
  const { ownManager, rights } = useWork()
  const getRefusal = useRefusals()
  return (action: 'workManager.edit' | 'workManager.invite', manager: WorkManager) =>
    getRefusal(action, {
      status: manager.status,
      isOneself: manager.id === ownManager?.id,
      isResident: manager.person_property.is_resident,
      hasEmail: manager.person.email !== null,
      canUserChangeManagers: rights.canChangeManagers,
    })
}
