/* The element of the demo's button in the top bar. */
let slot: HTMLElement | undefined
let notify: (slot: HTMLElement | undefined) => void = () => {}

/** A React `ref` that stores the element. The demo panel renders into the element, and React does not. */
export const setDemoSlot = (element: HTMLElement | null) => {
  slot = element ?? undefined
  notify(slot)
  return () => {
    slot = undefined
    notify(slot)
  }
}

/** Calls `listener` with the slot, now and after each change. */
export const onDemoSlot = (listener: (slot: HTMLElement | undefined) => void): void => {
  notify = listener
  notify(slot)
}
