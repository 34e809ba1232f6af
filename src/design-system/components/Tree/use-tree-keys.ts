import { type KeyboardEvent, useRef } from 'react'
import { stepIndex } from '@/design-system/step-index'

interface TreeKeys {
  rows: readonly TreeRowState[]
  /** The index of the active row. */
  index: number
  onFocus: (index: number) => void
  onStep: (kind: Exclude<TreeStep['kind'], 'focus' | 'search'>) => void
}

/** The time in which successive letters form a search word. */
const typingMs = 700

/** Handles the keys of a tree. */
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

interface TreeRowState {
  id: string
  label: string
  /** 0 for the top level. */
  level: number
  isBranch: boolean
  isOpen: boolean
}

/** The action of a key. */
type TreeStep =
  | { kind: 'focus'; index: number }
  | { kind: 'open' | 'close' | 'choose' | 'openSiblings' | 'search' }

/** Returns the action of a key on the row at `index`, by the ARIA tree pattern. */
function stepOf(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  rows: readonly TreeRowState[],
  index: number,
): TreeStep | undefined {
  const row = rows[index]
  if (!row || event.altKey || event.ctrlKey || event.metaKey) return undefined
  const focus = (to: number): TreeStep => ({ kind: 'focus', index: to })
  const target = stepIndex(event.key, index, rows.length)
  if (target !== undefined) return focus(target)
  switch (event.key) {
    case 'ArrowRight':
      if (row.isBranch && !row.isOpen) return { kind: 'open' }
      return focus(rows[index + 1]?.level === row.level + 1 ? index + 1 : index)
    case 'ArrowLeft':
      if (row.isOpen) return { kind: 'close' }
      return focus(parentOf(rows, index) ?? index)
    case 'Enter':
    case ' ':
      return { kind: 'choose' }
    case '*':
      return { kind: 'openSiblings' }
    default:
      return event.key.length === 1 ? { kind: 'search' } : undefined
  }
}

const parentOf = (rows: readonly TreeRowState[], index: number) => {
  const level = rows[index]?.level ?? 0
  for (let place = index - 1; place >= 0; place -= 1) {
    if ((rows[place]?.level ?? 0) < level) return place
  }
  return undefined
}

/** Returns the next row that begins with the typed text; with several letters also the row at `index`. */
function findByName(rows: readonly TreeRowState[], typed: string, index: number): number | undefined {
  const wanted = typed.toLocaleLowerCase()
  const from = typed.length > 1 ? index : index + 1
  for (let step = 0; step < rows.length; step += 1) {
    const place = (from + step) % rows.length
    if (rows[place]?.label.toLocaleLowerCase().startsWith(wanted)) return place
  }
  return undefined
}
