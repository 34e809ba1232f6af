import { type KeyboardEvent, useRef } from 'react'
import { stepIndex } from '@/design-system/step-index'

interface TreeKeysOptions {
  rows: readonly TreeRowState[]
  /** The index of the active row. */
  index: number
  /** Called with the index of the row that becomes active. */
  onFocus: (index: number) => void
  /** Called with an action on the active row. */
  onAction: (kind: Exclude<TreeAction['kind'], 'focus' | 'search'>) => void
}

/** The maximum time between two letters of one search word, in milliseconds. */
const typingMs = 700

/** Returns the `onKeyDown` handler of a tree. */
export function useTreeKeys({ rows, index, onFocus, onAction }: TreeKeysOptions) {
  const typedWord = useRef({ word: '', timeStamp: 0 })

  const search = (letter: string, timeStamp: number) => {
    const continuesWord = timeStamp - typedWord.current.timeStamp < typingMs
    const word = continuesWord ? typedWord.current.word + letter : letter
    typedWord.current = { word, timeStamp }
    const matchIndex = findByName(rows, word, index)
    if (matchIndex !== undefined) onFocus(matchIndex)
  }

  return (event: KeyboardEvent) => {
    // The space bar chooses a row, except shortly after a letter: then the space belongs to the search word.
    const isTyping = event.key === ' ' && event.timeStamp - typedWord.current.timeStamp < typingMs
    const action = isTyping ? { kind: 'search' as const } : findAction(event, rows, index)
    if (!action) return
    event.preventDefault()
    if (action.kind === 'focus') onFocus(action.index)
    else if (action.kind === 'search') search(event.key, event.timeStamp)
    else onAction(action.kind)
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

/** What a key does in the tree. */
type TreeAction =
  | { kind: 'focus'; index: number }
  | { kind: 'open' | 'close' | 'choose' | 'openSiblings' | 'search' }

/** Returns what a key does when the row at `index` is active, as the ARIA tree pattern defines it. */
function findAction(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  rows: readonly TreeRowState[],
  index: number,
): TreeAction | undefined {
  const row = rows[index]
  if (!row || event.altKey || event.ctrlKey || event.metaKey) return undefined
  const focus = (targetIndex: number): TreeAction => ({ kind: 'focus', index: targetIndex })
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
 * Returns the index of the next row whose name begins with the typed text. `index` is the index of the active row. The search
 * for one letter begins below the active row, and the search for several letters at the active row. After the last row, the
 * search continues at the first row.
 */
function findByName(rows: readonly TreeRowState[], typedWord: string, index: number): number | undefined {
  const prefix = typedWord.toLocaleLowerCase()
  const startIndex = typedWord.length > 1 ? index : index + 1
  for (let offset = 0; offset < rows.length; offset += 1) {
    const rowIndex = (startIndex + offset) % rows.length
    if (rows[rowIndex]?.label.toLocaleLowerCase().startsWith(prefix)) return rowIndex
  }
  return undefined
}
