import type { HomeModule } from '../api/generated/model/homeModule'
import type { ModuleCode } from '../api/generated/model/moduleCode'

/** Whether a module is active in the neighbourhood. */
export const isActiveModule = (modules: readonly HomeModule[], code: ModuleCode): boolean =>
  modules.some((module) => module.code === code && module.is_active_mobile)
