import { type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react'
import styled from 'styled-components'
import { visuallyHidden } from '@/design-system/theme/text-styles'
import { OptionPopup } from './OptionPopup'
import type { OptionListState } from './use-option-list'

interface ListFrameProps {
  /** The id of the listbox. */
  id: string
  /** The field's name, which is the list's as well. */
  label: string
  list: OptionListState
  /** The text, where focus returns to. */
  input: RefObject<HTMLInputElement | null>
  isChosen: (value: string) => boolean
  isMultiple?: boolean
  /** Called when the focus goes on to something outside. */
  onLeave: () => void
  /** Said by screen readers in the place of the list's state, e.g. what was removed. */
  announcement?: string
  /** Stands in the list, above its lines. */
  head?: ReactNode
  /** The field's frame with the text in it. */
  children: ReactNode
}

/** Around a field that opens a searched list: the list beside it, what is said about it, and leaving it. Internal. */
export function ListFrame({ list, input, onLeave, announcement, children, ...popup }: ListFrameProps) {
  const frame = useRef<HTMLDivElement>(null)

  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) onLeave()
  }
  // Also from what stands in the list; taken here, it does not close the dialog around.
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
    <Frame ref={frame} onBlur={leave} onKeyDown={closeByEscape}>
      {children}
      {list.isOpen && <OptionPopup {...popup} list={list} anchor={frame} onRetry={retry} />}
      <Status role="status">{announcement || (list.isOpen && stateOf(list))}</Status>
    </Frame>
  )
}

/** The state of an open list in words. */
function stateOf({ source: { words, failure }, isPending, rows }: OptionListState): string {
  if (failure) return failure
  if (isPending) return words.loading
  const count = rows.filter((row) => row.creates === undefined).length
  return count === 0 ? words.empty : words.count(count)
}

const Frame = styled.div`
  position: relative;
  min-inline-size: 0;
`

const Status = styled.div`
  ${visuallyHidden}
`
