/** Whether the page blocks a close of the tab. */
export function isUnloadBlocked() {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}
