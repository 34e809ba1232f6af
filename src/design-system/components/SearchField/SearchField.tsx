import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { square } from '@/design-system/theme/mixins'
import { color, space } from '@/design-system/theme/tokens'
import { Field } from '../Field/Field'
import { FieldButton } from '../Field/FieldButton'
import { type ControlProps, splitFieldProps } from '../Field/field-props'
import { ControlBox, ControlInput } from '../Field/field-styles'
import { useMergedRef } from '../Field/use-merged-ref'
import { useNormalizedInput } from '../TextField/use-normalized-input'

interface SearchFieldProps extends ControlProps<'input'> {
  /** The last searched text. A text that did not come from `onSearch` replaces the typed text. */
  value: string
  /** Called with the changed text: after `delay`, or at once by Enter or the clear button. */
  onSearch: (value: string) => void
  /** The time between the last keystroke and the search, in milliseconds. */
  delay: number
  /** The maximum number of characters. The backend rejects a longer text. */
  maxLength: number
  /** Rewrites the typed text, e.g. to capitals. Also called with only the text before the caret, to place the caret. */
  normalize?: (value: string) => string
  /** The accessible name of the button that clears the field. */
  clearLabel: string
}

/** A text field that searches when the user stops typing. Enter searches at once and does not submit the enclosing form. */
export function SearchField({
  value,
  onSearch,
  delay,
  normalize,
  clearLabel,
  ref,
  ...props
}: SearchFieldProps) {
  const [{ reservesMessageLine = false, ...field }, { id, onKeyDown, ...rest }] = splitFieldProps(props)
  const { text, setText, search } = useDelayedSearch({ value, onSearch, delay })
  const inputHandlers = useNormalizedInput(setText, normalize)
  const input = useRef<HTMLInputElement>(null)
  const inputRef = useMergedRef(input, ref)

  const searchAtOnce = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    search(text)
  }
  const clear = () => {
    search('')
    input.current?.focus()
  }

  return (
    <Field
      {...field}
      id={id}
      reservesMessageLine={reservesMessageLine}
      describedBy={rest['aria-describedby']}
    >
      {(control) => (
        <ControlBox>
          <SearchIcon aria-hidden="true" />
          <Input
            autoComplete="off"
            enterKeyHint="search"
            {...rest}
            {...control}
            ref={inputRef}
            type="search"
            value={text}
            {...inputHandlers}
            onKeyDown={searchAtOnce}
          />
          {text !== '' && !field.disabled && (
            <FieldButton label={clearLabel} onClick={clear}>
              <X aria-hidden="true" />
            </FieldButton>
          )}
        </ControlBox>
      )}
    </Field>
  )
}

const SearchIcon = styled(Search)`
  ${square('1.25rem')}
  margin-inline-start: ${space(3)};
  align-self: center;
  color: ${color.inkMuted};
`

const Input = styled(ControlInput)`
  padding-inline-start: ${space(2)};

  &::-webkit-search-cancel-button {
    display: none;
  }
`

interface DelayedSearchOptions {
  /** The last searched text. */
  value: string
  onSearch: (value: string) => void
  /** The time between the last keystroke and the search, in milliseconds. */
  delay: number
}

/**
 * Holds the typed text and calls `onSearch` after a delay. An echo is a `value` that this hook passed to `onSearch`. The
 * user may have typed more since then, so an echo does not replace the typed text. Any other new `value` replaces it.
 */
function useDelayedSearch({ value, onSearch, delay }: DelayedSearchOptions) {
  const [text, setText] = useState(value)
  const searchedText = useRef(value)
  const pendingEchoes = useRef<string[]>([])

  const search = (searchText: string) => {
    setText(searchText)
    if (searchText === searchedText.current) return
    searchedText.current = searchText
    pendingEchoes.current.push(searchText)
    onSearch(searchText)
  }
  const searchAfterDelay = useEffectEvent(search)

  useEffect(() => {
    const timer = setTimeout(() => searchAfterDelay(text), Math.max(delay, 0))
    return () => clearTimeout(timer)
  }, [text, delay])

  useEffect(() => {
    const echoIndex = pendingEchoes.current.indexOf(value)
    if (echoIndex >= 0) {
      pendingEchoes.current.splice(0, echoIndex + 1)
      return
    }
    searchedText.current = value
    setText(value)
  }, [value])

  return { text, setText, search }
}
