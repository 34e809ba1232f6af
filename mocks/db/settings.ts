/**
 * How a fault answers: a status of its own, a connection that fails, one that hangs, something that is not the API's, or a
 * connection that fails after the call was done.
 */
export type FaultStatus = number | 'network' | 'timeout' | 'garbage' | 'lost'

/** A failure that was asked for. */
export interface ActiveFault {
  operationId: string
  status: FaultStatus
  /** How many calls fail; without it, all. */
  times?: number
  /** How many calls are let through before. */
  skip?: number
  /** Instead of the documented one. A text is sent as HTML. */
  body?: unknown
}

/** What the control surface changes besides the data. */
export interface WorldSettings {
  /** Milliseconds that every call waits, drawn anew for each. */
  latency: { min: number; max: number }
  faults: ActiveFault[]
}

/** No latency, no faults. */
export function createSettings(): WorldSettings {
  return { latency: { min: 0, max: 0 }, faults: [] }
}

const isOf = (operationId: string) => (fault: ActiveFault) => fault.operationId === operationId

/** The fault that the next call of an operation meets; none while calls are let through. */
export function findFault(settings: WorldSettings, operationId: string): ActiveFault | undefined {
  const fault = settings.faults.find(isOf(operationId))
  return fault?.skip ? undefined : fault
}

/** Whether the next call of an operation counts for its fault, be it met or let through. */
export function hasCountedFault(settings: WorldSettings, operationId: string): boolean {
  const { times, skip = 0 } = settings.faults.find(isOf(operationId)) ?? {}
  return times !== undefined || skip > 0
}

/** The settings after one call that counts: a fault with `times` is used up, once its `skip` is. */
export function consumeFault(settings: WorldSettings, operationId: string): WorldSettings {
  const counted = settings.faults.find(isOf(operationId))
  const faults = settings.faults.flatMap((fault) => {
    if (fault !== counted) return [fault]
    if (fault.skip) return [{ ...fault, skip: fault.skip - 1 }]
    if (fault.times === undefined) return [fault]
    return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : []
  })
  return { ...settings, faults }
}
