import type { Fault, State } from '../control-types.ts'

/** The settings that the controls change. */
export type WorldSettings = State['settings']

/** Creates settings without latency and faults. */
export function createSettings(): WorldSettings {
  return { latency: { min: 0, max: 0 }, faults: [] }
}

const isFaultOf = (operationId: string) => (fault: Fault) => fault.operationId === operationId

/** Finds the fault that the next call of an operation will have; undefined if that call will run normally. */
export function findFault(settings: WorldSettings, operationId: string): Fault | undefined {
  const fault = settings.faults.find(isFaultOf(operationId))
  return fault?.skip ? undefined : fault
}

/** Whether the next call of an operation changes a counter (`skip` or `times`) of the operation's fault. */
export function hasCountedFault(settings: WorldSettings, operationId: string): boolean {
  const { times, skip = 0 } = settings.faults.find(isFaultOf(operationId)) ?? {}
  return times !== undefined || skip > 0
}

/**
 * Returns the settings after one call of an operation. Decrements the `skip` of the operation's fault or, if `skip` is 0,
 * its `times`. Removes the fault when `times` becomes 0.
 */
export function consumeFault(settings: WorldSettings, operationId: string): WorldSettings {
  const countedFault = settings.faults.find(isFaultOf(operationId))
  const faults = settings.faults.flatMap((fault) => {
    if (fault !== countedFault) return [fault]
    if (fault.skip) return [{ ...fault, skip: fault.skip - 1 }]
    if (fault.times === undefined) return [fault]
    return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : []
  })
  return { ...settings, faults }
}
