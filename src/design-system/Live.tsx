import { type ReactElement, useState } from 'react'

interface LiveProps<Value> {
  /** What the control holds at first. */
  initial: Value
  /** Draws the control with its value and with what it calls to change it. */
  children: (value: Value, change: (value: Value) => void) => ReactElement
}

/** Holds the value of a controlled specimen, so that it can be used in the catalogue. */
export function Live<Value>({ initial, children }: LiveProps<Value>) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}
