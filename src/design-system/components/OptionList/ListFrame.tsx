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
  /** The text input, which gets the focus back. */
  input: RefObject<HTMLInputElement | null>
  isChosen: (value: string) => boolean
  isMultiple?: boolean
  /** Called when the focus leaves the field. */
  onLeave: () => void
  /** The announcement for screen readers in place of the list's state, e.g. after a removal. */
  announcement?: string
  /** Content above the options of the list. */
  head?: ReactNode
  /** The frame of the field with its text input. */
  children: ReactNode
}

/** The container of a field with a searchable list: popup, announcements and blur. */
export function ListFrame({ list, input, onLeave, announcement, children, ...popup }: ListFrameProps) {
  const frame = useRef<HTMLDivElement>(null)

  // Escape also works inside the list. `preventDefault` tells an enclosing dialog to stay open.
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
