import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react'
import styled from 'styled-components'
import { createFocusLeaveHandler } from '../Field/field-props'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { OptionPopup } from './OptionPopup'
import type { OptionListState } from './use-option-list'

interface ListFrameProps {
  /** The id of the listbox. */
  id: string
  /** The label of the field and of the list. */
  label: string
  list: OptionListState
  /** The text input, which gets the focus after Escape and after a retry. */
  input: RefObject<HTMLInputElement | null>
  isChosen: (value: string) => boolean
  isMultiple?: boolean
  /** Called when the focus leaves the field and its list. */
  onLeave: () => void
  /** An announcement for screen readers, e.g. that an option was removed. It replaces the announcement of the list's state. */
  announcement?: string
  /** Content above the options of the list. */
  head?: ReactNode
  /** The visible box of the field, which contains the text input. */
  children: ReactNode
}

/**
 * Contains a field with a searchable list. Renders the popup, announces the state of the list, and reports when the focus
 * leaves.
 */
export function ListFrame({ list, input, onLeave, announcement, children, ...popup }: ListFrameProps) {
  const frame = useRef<HTMLDivElement>(null)

  // Escape also works while a button in the popup has the focus. `preventDefault` tells an enclosing dialog to stay open.
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !list.isOpen || event.nativeEvent.isComposing) return
    event.preventDefault()
    list.close()
    input.current?.focus()
  }
  const retry = () => {
    list.source.onRetry?.()
    input.current?.focus()
  }

  return (
    <Frame ref={frame} onBlur={createFocusLeaveHandler(onLeave)} onKeyDown={closeByEscape}>
      {children}
      {list.isOpen && <OptionPopup {...popup} list={list} anchor={frame} onRetry={retry} />}
      <VisuallyHidden role="status">{announcement || (list.isOpen && describeState(list))}</VisuallyHidden>
    </Frame>
  )
}

/** Returns the announcement for the state of an open list. */
function describeState({ source: { labels, failure }, isPending, rows }: OptionListState): string {
  if (failure) return failure
  if (isPending) return labels.loading
  const count = rows.filter((row) => row.createText === undefined).length
  return count === 0 ? labels.empty : labels.count(count)
}

const Frame = styled.div`
  position: relative;
  min-inline-size: 0;
`
