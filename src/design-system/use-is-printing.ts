import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed. The browser prints what is rendered when the event ends, so this renders at once. */
export function useIsPrinting(): boolean {
  // The sheet can be wider than the window, so that a component can mount after the event.
  const [isPrinting, setIsPrinting] = useState(
    () => typeof window !== 'undefined' && window.matchMedia('print').matches,
  )
  useEffect(() => {
    const begin = () => flushSync(() => setIsPrinting(true))
    const end = () => setIsPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
