import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as v from 'valibot'

/** What an address can hold, by the names of its parameters. */
export type AddressState = Record<string, string | number | boolean>

/** A parameter's text as the kind of value that stands there by default; what cannot be one is left to the schema. */
function typedLike(byDefault: string | number | boolean | undefined, text: string) {
  if (typeof byDefault === 'number') return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text
  if (typeof byDefault === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

/** What the address says, parameter by parameter: the default stands for each one that is absent or nonsense. */
function readState<State extends AddressState>(
  schema: v.GenericSchema<unknown, State>,
  defaults: State,
  parameters: URLSearchParams,
): State {
  const said: AddressState = { ...defaults }
  for (const name of Object.keys(defaults)) {
    const text = parameters.get(name)
    if (text !== null) said[name] = typedLike(defaults[name], text)
  }
  const result = v.safeParse(schema, said)
  if (result.success) return result.output
  const nonsense = new Set(result.issues.map((issue) => v.getDotPath(issue)?.split('.')[0]))
  const sense = Object.fromEntries(Object.entries(said).filter(([name]) => !nonsense.has(name)))
  const mended = v.safeParse(schema, { ...defaults, ...sense })
  return mended.success ? mended.output : defaults
}

/**
 * A screen's state that lives in the address bar, so that a link or a reload shows the same. `defaults` names every
 * parameter and tells whether it is a text, a number or a boolean; the schema checks it, and what it refuses becomes
 * the default. Values equal to the default are left out of the address. Both are constants of a module.
 */
export function useAddressState<State extends AddressState>(
  schema: v.GenericSchema<unknown, State>,
  defaults: State,
) {
  const [parameters, setParameters] = useSearchParams()
  // The router draws a new address when there is time for it; what somebody ticks is ticked at once.
  const [ahead, setAhead] = useState<{ of: URLSearchParams; said: URLSearchParams }>()
  const said = ahead?.of === parameters ? ahead.said : parameters
  const state = useMemo(() => readState(schema, defaults, said), [schema, defaults, said])
  // Two changes may come before the address is drawn again, and one may come late, from a delayed search.
  const latest = useRef(parameters)
  const drawn = useRef(parameters)
  useLayoutEffect(() => {
    latest.current = parameters
    drawn.current = parameters
  }, [parameters])

  const change = useCallback(
    (patch: Partial<State>) => {
      const next = new URLSearchParams(latest.current)
      for (const [name, value] of Object.entries(patch)) {
        if (value === undefined || value === defaults[name]) next.delete(name)
        else next.set(name, String(value))
      }
      latest.current = next
      setAhead({ of: drawn.current, said: next })
      setParameters(next, { replace: true })
    },
    [setParameters, defaults],
  )
  return [state, change] as const
}
