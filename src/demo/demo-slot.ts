/* The element of the demo's button in the top bar. */
let slot: HTMLElement | undefined
let notify: (slot: HTMLElement | undefined) => void = () => {}

/** A React `ref` that stores the element. React renders nothing into the element: the demo panel does. */
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
