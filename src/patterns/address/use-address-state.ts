import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as v from 'valibot'

/** The values of the parameters in the query string, by parameter name. */
export type AddressState = Record<string, string | number | boolean>

/** Converts the text of a parameter to the type of the parameter's default. If that is impossible, returns the text. */
function convertParameter(defaultValue: string | number | boolean | undefined, text: string) {
  if (typeof defaultValue === 'number') return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text
  if (typeof defaultValue === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

/** Reads the state from the parameters. A missing or invalid parameter gets its default. */
function readState<State extends AddressState>(
  schema: v.GenericSchema<unknown, State>,
  defaults: State,
  parameters: URLSearchParams,
): State {
  const state: AddressState = { ...defaults }
  for (const name of Object.keys(defaults)) {
    const text = parameters.get(name)
    if (text !== null) state[name] = convertParameter(defaults[name], text)
  }
  const result = v.safeParse(schema, state)
  if (result.success) return result.output
  const invalidNames = new Set(result.issues.map((issue) => v.getDotPath(issue)?.split('.')[0]))
  const valid = Object.fromEntries(Object.entries(state).filter(([name]) => !invalidNames.has(name)))
  const corrected = v.safeParse(schema, { ...defaults, ...valid })
  return corrected.success ? corrected.output : defaults
}

/**
 * Keeps the state of a screen in the query string of its address. Returns the state, and a function that changes some of its
 * values. The query string omits values that equal their default. If a parameter is missing or invalid, its value is the
 * default. `defaults` names every parameter, and each default sets the type of its parameter. Both arguments have to be
 * constants of a module.
 */
export function useAddressState<State extends AddressState>(
  schema: v.GenericSchema<unknown, State>,
  defaults: State,
) {
  const [parameters, setParameters] = useSearchParams()
  // The router updates the address in a transition, so this state holds a change that the address does not show yet.
  const [pendingChange, setPendingChange] = useState<{ base: URLSearchParams; next: URLSearchParams }>()
  const current = pendingChange?.base === parameters ? pendingChange.next : parameters
  const state = useMemo(() => readState(schema, defaults, current), [schema, defaults, current])
  // Several changes can happen before the next render. Each change therefore starts from the result of the previous change,
  // not from the rendered parameters.
  const latestParameters = useRef(parameters)
  const renderedParameters = useRef(parameters)
  useLayoutEffect(() => {
    latestParameters.current = parameters
    renderedParameters.current = parameters
  }, [parameters])

  const change = useCallback(
    (patch: Partial<State>) => {
      const next = new URLSearchParams(latestParameters.current)
      for (const [name, value] of Object.entries(patch)) {
        if (value === undefined || value === defaults[name]) next.delete(name)
        else next.set(name, String(value))
      }
      latestParameters.current = next
      setPendingChange({ base: renderedParameters.current, next })
      setParameters(next, { replace: true })
    },
    [setParameters, defaults],
  )
  return [state, change] as const
}
