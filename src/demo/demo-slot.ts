/* The slot is the element in the top bar that contains the demo button; undefined on pages without the top bar. */
let slot: HTMLElement | undefined
let notify: (slot: HTMLElement | undefined) => void = () => {}

/** The `ref` callback of the slot. React renders nothing into the slot; the demo adds its button there. */
export const setDemoSlot = (element: HTMLElement | null) => {
  slot = element ?? undefined
  notify(slot)
  return () => {
    slot = undefined
    notify(slot)
  }
}

/** Calls `listener` with the slot, now and after each change. Replaces the previous listener. */
export const onDemoSlot = (listener: (slot: HTMLElement | undefined) => void): void => {
  notify = listener
  notify(slot)
}
