import type { Fault, State } from '../control-types.ts'

/** The settings that the controls change. */
export type WorldSettings = State['settings']

/** Creates settings without latency and faults. */
export function createSettings(): WorldSettings {
  return { latency: { min: 0, max: 0 }, faults: [] }
}

const isFaultOf = (operationId: string) => (fault: Fault) => fault.operationId === operationId

/** Finds the fault of the next call of an operation; undefined if that call succeeds. */
export function findFault(settings: WorldSettings, operationId: string): Fault | undefined {
  const fault = settings.faults.find(isFaultOf(operationId))
  return fault?.skip ? undefined : fault
}

/** Whether the next call of an operation changes a counter of its fault. */
export function hasCountedFault(settings: WorldSettings, operationId: string): boolean {
  const { times, skip = 0 } = settings.faults.find(isFaultOf(operationId)) ?? {}
  return times !== undefined || skip > 0
}

/** Returns the settings after one counted call: decrements `skip` first, then `times`. */
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
