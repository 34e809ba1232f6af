/**
 * An HTTP status; 'network' fails the connection, 'timeout' never answers, 'garbage' answers HTML, 'lost' runs the call and
 * then fails the connection.
 */
export type FaultStatus = number | 'network' | 'timeout' | 'garbage' | 'lost'

/** A failure to inject into the calls of an operation. */
export interface ActiveFault {
  operationId: string
  status: FaultStatus
  /** The number of calls that fail; all of them by default. */
  times?: number
  /** The number of calls that succeed before the first failure. */
  skip?: number
  /** Replaces the documented body. A string is sent as HTML. */
  body?: unknown
}

/** The settings that the controls change. */
export interface WorldSettings {
  /** Milliseconds that every call waits: a random value from `min` to `max`. */
  latency: { min: number; max: number }
  faults: ActiveFault[]
}

/** Creates settings without latency and faults. */
export function createSettings(): WorldSettings {
  return { latency: { min: 0, max: 0 }, faults: [] }
}

const isOf = (operationId: string) => (fault: ActiveFault) => fault.operationId === operationId

/** Finds the fault of the next call of an operation; undefined if that call succeeds. */
export function findFault(settings: WorldSettings, operationId: string): ActiveFault | undefined {
  const fault = settings.faults.find(isOf(operationId))
  return fault?.skip ? undefined : fault
}

/** Whether the next call of an operation changes a counter of its fault. */
export function hasCountedFault(settings: WorldSettings, operationId: string): boolean {
  const { times, skip = 0 } = settings.faults.find(isOf(operationId)) ?? {}
  return times !== undefined || skip > 0
}

/** Returns the settings after one counted call: decrements `skip` first, then `times`. */
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
