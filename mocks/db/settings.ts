/** How a fault answers: a status of its own, a connection that fails, one that hangs, or something that is not the API's. */
export type FaultKind = number | 'network' | 'timeout' | 'garbage'

/** A failure that was asked for. */
export interface Fault {
  operationId: string
  status: FaultKind
  /** How many calls fail; without it, all. */
  times?: number
  /** Instead of the documented one. A text is sent as HTML. */
  body?: unknown
}

/** What the control surface changes besides the data. */
export interface Settings {
  /** Milliseconds that every call waits, drawn anew for each. */
  latency: { min: number; max: number }
  faults: Fault[]
}

/** No latency, no faults. */
export function initialSettings(): Settings {
  return { latency: { min: 0, max: 0 }, faults: [] }
}

/** The fault that the next call of an operation meets. */
export function faultFor(settings: Settings, operationId: string): Fault | undefined {
  return settings.faults.find((fault) => fault.operationId === operationId)
}

/** The settings after one call has met its fault: a fault with `times` is used up. */
export function afterFault(settings: Settings, operationId: string): Settings {
  const met = faultFor(settings, operationId)
  const faults = settings.faults.flatMap((fault) => {
    if (fault !== met || fault.times === undefined) return [fault]
    return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : []
  })
  return { ...settings, faults }
}
