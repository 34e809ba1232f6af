import { type KeyboardEvent, useRef } from 'react'
import { findByName, stepOf, type TreeRowState, type TreeStep } from './tree-keys'

interface TreeKeys {
  rows: readonly TreeRowState[]
  /** The row that has the focus, or would have it. */
  index: number
  onFocus: (index: number) => void
  onStep: (kind: Exclude<TreeStep['kind'], 'focus' | 'search'>) => void
}

/** Letters that follow each other within this time are one word. */
const typingMs = 700

/** Hears the keys of a tree. */
export function useTreeKeys({ rows, index, onFocus, onStep }: TreeKeys) {
  const typed = useRef({ word: '', at: 0 })

  const search = (letter: string, at: number) => {
    const isGoingOn = at - typed.current.at < typingMs
    const word = isGoingOn ? typed.current.word + letter : letter
    typed.current = { word, at }
    const found = findByName(rows, word, index)
    if (found !== undefined) onFocus(found)
  }

  return (event: KeyboardEvent) => {
    const isTyping = event.key === ' ' && event.timeStamp - typed.current.at < typingMs
    const step = isTyping ? { kind: 'search' as const } : stepOf(event, rows, index)
    if (!step) return
    event.preventDefault()
    if (step.kind === 'focus') onFocus(step.index)
    else if (step.kind === 'search') search(event.key, event.timeStamp)
    else onStep(step.kind)
  }
}
