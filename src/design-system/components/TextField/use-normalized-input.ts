import { type ChangeEvent, type CompositionEvent, useLayoutEffect, useState } from 'react'

type Input = HTMLInputElement

/**
 * Returns handlers that call `onChange` with the normalized text. The handlers keep the caret in place, because React
 * moves the caret to the end whenever a value differs from the typed text. During a composition, e.g. between an accent
 * and its letter, `onChange` receives the text as typed, because a changed text would break the composition. The text is
 * normalized when the composition ends.
 */
export function useNormalizedInput(
  onChange: (value: string) => void,
  normalize: (value: string) => string = (value) => value,
) {
  // The caret is state and not a ref: if the normalized text equals the current value, only a change of state makes React
  // render the input again.
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
