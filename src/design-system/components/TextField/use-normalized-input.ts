import { type ChangeEvent, type CompositionEvent, useLayoutEffect, useState } from 'react'

type Input = HTMLInputElement

/**
 * Returns handlers that pass typed text through `normalize` before `onChange` and keep the caret in place:
 * React moves the caret to the end whenever a value differs from the typed text. A composition, e.g. of an
 * accent, stays unchanged, because a change would break it.
 */
export function useNormalizedInput(
  onChange: (value: string) => void,
  normalize: (value: string) => string = (value) => value,
) {
  // State, not a ref: if the value stays the same, only a change of state makes React render the input again.
  const [caret, setCaret] = useState<{ input: Input; position: number }>()

  useLayoutEffect(() => {
    if (caret && document.activeElement === caret.input) {
      caret.input.setSelectionRange(caret.position, caret.position)
    }
  }, [caret])

  const normalizeInput = (input: Input) => {
    const typedText = input.value
    const normalized = normalize(typedText)
    // The caret of inputs of type email is not readable: React places it.
    if (normalized !== typedText && input.selectionStart !== null) {
      setCaret({ input, position: normalize(typedText.slice(0, input.selectionStart)).length })
    }
    onChange(normalized)
  }

  return {
    onChange: (event: ChangeEvent<Input>) => {
      const isComposing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true
      if (isComposing) onChange(event.currentTarget.value)
      else normalizeInput(event.currentTarget)
    },
    onCompositionEnd: (event: CompositionEvent<Input>) => normalizeInput(event.currentTarget),
  }
}
