/* The place of the demo's button in the portal's top bar. Only builds with the mock use it. */
let slot: HTMLElement | undefined
let notify: (slot: HTMLElement | undefined) => void = () => {}

/** The `ref` of the slot's element. React renders nothing into it. */
export const setDemoSlot = (element: HTMLElement | null) => {
  slot = element ?? undefined
  notify(slot)
  return () => {
    slot = undefined
    notify(slot)
  }
}

/** Calls `listener` with the slot (undefined without one), now and after each change. */
export const onDemoSlot = (listener: (slot: HTMLElement | undefined) => void): void => {
  notify = listener
  notify(slot)
}
