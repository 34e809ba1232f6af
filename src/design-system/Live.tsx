import { type ReactElement, useState } from 'react'

interface LiveProps<Value> {
  initial: Value
  /** Draws the control from its value and its change handler. */
  children: (value: Value, change: (value: Value) => void) => ReactElement
}

/** Holds the value of a controlled specimen, so that it can be used in the catalogue. */
export function Live<Value>({ initial, children }: LiveProps<Value>) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}
