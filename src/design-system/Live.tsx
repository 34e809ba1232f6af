import { type ReactElement, useState } from 'react'

interface LiveProps<Value> {
  initial: Value
  /** Renders the control with its value and its change handler. */
  children: (value: Value, change: (value: Value) => void) => ReactElement
}

/** Holds the value of a controlled specimen, so that it is interactive in the catalogue. */
export function Live<Value>({ initial, children }: LiveProps<Value>) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}
