import { useUnloadQuestion } from './use-unload-question'

/** Asks before the tab is closed or reloaded. For forms on pages without a router; `LeaveGuard` also guards navigations. */
export function UnloadGuard({ isActive }: { isActive: boolean }) {
  useUnloadQuestion(isActive)
  return null
}
