import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as v from 'valibot'

/**
 * A screen's state that lives in the address bar, so that a link or a reload shows the same. What the address says is
 * checked by the schema: nonsense becomes the default. Values equal to the default are left out of the address.
 */
export function useAddressState<State extends Record<string, string | number | boolean>>(
  schema: v.GenericSchema<unknown, State>,
  defaults: State,
) {
  const [parameters, setParameters] = useSearchParams()
  const read = v.safeParse(schema, { ...defaults, ...Object.fromEntries(parameters) })
  const state = read.success ? read.output : defaults
  const change = useCallback(
    (patch: Partial<State>) => {
      setParameters(
        (previous) => {
          const next = new URLSearchParams(previous)
          for (const [key, value] of Object.entries(patch)) {
            if (value === undefined || value === defaults[key]) next.delete(key)
            else next.set(key, String(value))
          }
          return next
        },
        { replace: true },
      )
    },
    [setParameters, defaults],
  )
  return [state, change] as const
}
