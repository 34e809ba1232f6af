import { useEffect, useEffectEvent, useRef, useState } from 'react'

interface DelayedSearch {
  /** The text that was last searched for. */
  value: string
  onSearch: (value: string) => void
  /** Milliseconds without typing before a search. */
  delay: number
}

/**
 * The text being typed and the search that follows it. What the outside puts into `value` replaces the text, except
 * the echo of a search of ours, which may come back late, after more was typed.
 */
export function useDelayedSearch({ value, onSearch, delay }: DelayedSearch) {
  const [text, setText] = useState(value)
  const searched = useRef(value)
  const awaitedEchoes = useRef<string[]>([])

  const search = (wanted: string) => {
    setText(wanted)
    if (wanted === searched.current) return
    searched.current = wanted
    awaitedEchoes.current.push(wanted)
    onSearch(wanted)
  }
  const searchLater = useEffectEvent(search)

  useEffect(() => {
    const timer = setTimeout(() => searchLater(text), Math.max(delay, 0))
    return () => clearTimeout(timer)
  }, [text, delay])

  useEffect(() => {
    const echo = awaitedEchoes.current.indexOf(value)
    if (echo >= 0) {
      awaitedEchoes.current.splice(0, echo + 1)
      return
    }
    searched.current = value
    setText(value)
  }, [value])

  return { text, setText, search }
}
