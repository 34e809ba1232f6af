import { useEffect, useEffectEvent, useState } from 'react'
import type { OptionSource } from './list-option'

/** Asks the caller to search for the text once it rests; answers whether that is still to come. */
export function useLateSearch(text: string, { onSearch, delay = 300 }: OptionSource): boolean {
  const [searched, setSearched] = useState('')
  const isLate = onSearch !== undefined && text !== searched
  const search = useEffectEvent(() => {
    setSearched(text)
    onSearch?.(text)
  })

  // Each letter begins the wait anew.
  useEffect(() => {
    if (!isLate) return
    // Nobody waits for the whole list: it is made ready for the next opening.
    const timer = setTimeout(() => search(), text === '' ? 0 : delay)
    return () => clearTimeout(timer)
  }, [isLate, text, delay])

  return isLate
}
