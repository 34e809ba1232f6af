import { type ChangeEvent, type CompositionEvent, useLayoutEffect, useState } from 'react'

type Input = HTMLInputElement

/**
 * Returns handlers that pass typed text through `normalize` before `onChange`. The handlers keep the caret in place,
 * because React moves the caret to the end whenever a value differs from the typed text. Text in composition, e.g. an
 * accent before its letter, stays unchanged, because a change would break the composition.
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
    // In inputs of type email, the position of the caret cannot be read, so React places the caret.
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
