import { useRefusals } from '@/patterns/access/use-refusals'
import { useSession } from '@/session/use-session'
import { type LotTab, tabFlags, tabsOf } from './lot-tabs'
import { useLot } from './use-lot'

/** Returns the reason why a tab is read-only, as `disabledReason`; undefined if the user may manage it. */
export function useTabRights(tab: LotTab): string | undefined {
  const { neighbourhood } = useSession()
  const { canManageProperty, isRenter } = useLot()
  const reasonOf = useRefusals()
  return reasonOf('lotTab.manage', {
    isShown: tabsOf(isRenter).includes(tab),
    canManageProperty,
    isManagedByResidents: neighbourhood[tabFlags[tab]],
  })
}
