import { type KeyboardEvent, useRef } from 'react'
import { stepIndex } from '@/design-system/step-index'

interface TreeKeysOptions {
  rows: readonly TreeRowState[]
  /** The index of the active row. */
  index: number
  onFocus: (index: number) => void
  onStep: (kind: Exclude<TreeStep['kind'], 'focus' | 'search'>) => void
}

/** Letters that follow each other within this time form one search word. */
const typingMs = 700

/** Handles the keys of a tree. */
export function useTreeKeys({ rows, index, onFocus, onStep }: TreeKeysOptions) {
  const typedWord = useRef({ word: '', timeStamp: 0 })

  const search = (letter: string, timeStamp: number) => {
    const continuesWord = timeStamp - typedWord.current.timeStamp < typingMs
    const word = continuesWord ? typedWord.current.word + letter : letter
    typedWord.current = { word, timeStamp }
    const matchIndex = findByName(rows, word, index)
    if (matchIndex !== undefined) onFocus(matchIndex)
  }

  return (event: KeyboardEvent) => {
    const isTyping = event.key === ' ' && event.timeStamp - typedWord.current.timeStamp < typingMs
    const step = isTyping ? { kind: 'search' as const } : findStep(event, rows, index)
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
  /** The depth of the row; 0 for the top level. */
  level: number
  isBranch: boolean
  isOpen: boolean
}

/** The action of a key. */
type TreeStep =
  | { kind: 'focus'; index: number }
  | { kind: 'open' | 'close' | 'choose' | 'openSiblings' | 'search' }

/** Returns the action of a key on the row at `index`, as the ARIA tree pattern defines it. */
function findStep(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  rows: readonly TreeRowState[],
  index: number,
): TreeStep | undefined {
  const row = rows[index]
  if (!row || event.altKey || event.ctrlKey || event.metaKey) return undefined
  const focus = (targetIndex: number): TreeStep => ({ kind: 'focus', index: targetIndex })
  const target = stepIndex(event.key, index, rows.length)
  if (target !== undefined) return focus(target)
  switch (event.key) {
    case 'ArrowRight':
      if (row.isBranch && !row.isOpen) return { kind: 'open' }
      return focus(rows[index + 1]?.level === row.level + 1 ? index + 1 : index)
    case 'ArrowLeft':
      if (row.isOpen) return { kind: 'close' }
      return focus(findParentIndex(rows, index) ?? index)
    case 'Enter':
    case ' ':
      return { kind: 'choose' }
    case '*':
      return { kind: 'openSiblings' }
    default:
      return event.key.length === 1 ? { kind: 'search' } : undefined
  }
}

const findParentIndex = (rows: readonly TreeRowState[], index: number) => {
  const level = rows[index]?.level ?? 0
  for (let rowIndex = index - 1; rowIndex >= 0; rowIndex -= 1) {
    if ((rows[rowIndex]?.level ?? 0) < level) return rowIndex
  }
  return undefined
}

/**
 * Returns the next row whose name begins with the typed text. For a single letter, the search begins below the row at
 * `index`; for several letters, at this row.
 */
function findByName(rows: readonly TreeRowState[], typedWord: string, index: number): number | undefined {
  const prefix = typedWord.toLocaleLowerCase()
  const startIndex = typedWord.length > 1 ? index : index + 1
  for (let step = 0; step < rows.length; step += 1) {
    const rowIndex = (startIndex + step) % rows.length
    if (rows[rowIndex]?.label.toLocaleLowerCase().startsWith(prefix)) return rowIndex
  }
  return undefined
}
