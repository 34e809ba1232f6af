import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as v from 'valibot'

/** The state in an address, by parameter name. */
export type AddressState = Record<string, string | number | boolean>

/** Converts a parameter to the type of its default. The schema checks text that cannot be converted. */
function typedLike(byDefault: string | number | boolean | undefined, text: string) {
  if (typeof byDefault === 'number') return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text
  if (typeof byDefault === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

/** Reads the state from the parameters. A missing or invalid parameter gets its default. */
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
 * Keeps a screen's state in the address, so that a link or a reload shows the same state. `defaults` names
 * every parameter and sets its type: text, number or boolean. The schema validates the parameters; an invalid
 * parameter gets its default. The address omits values that equal the default. Both arguments have to be
 * constants of a module.
 */
export function useAddressState<State extends AddressState>(
  schema: v.GenericSchema<unknown, State>,
  defaults: State,
) {
  const [parameters, setParameters] = useSearchParams()
  // The router updates the address in a transition. This state shows a change immediately.
  const [ahead, setAhead] = useState<{ of: URLSearchParams; said: URLSearchParams }>()
  const said = ahead?.of === parameters ? ahead.said : parameters
  const state = useMemo(() => readState(schema, defaults, said), [schema, defaults, said])
  // Several changes can happen before the next render, and a delayed search can change the address late.
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
