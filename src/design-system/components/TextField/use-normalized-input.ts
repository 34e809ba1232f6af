import { type ChangeEvent, type CompositionEvent, useLayoutEffect, useState } from 'react'

type Input = HTMLInputElement

/**
 * Returns handlers that pass typed text through `normalize` before `onChange` and keep the caret in place:
 * React moves it to the end whenever a value differs from the typed text. During a composition, e.g. of an
 * accent, the text is left unchanged, because a change would break the composition.
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

  const passOn = (input: Input) => {
    const typed = input.value
    const normalized = normalize(typed)
    // Inputs of type email have no readable caret: React places it.
    if (normalized !== typed && input.selectionStart !== null) {
      setCaret({ input, position: normalize(typed.slice(0, input.selectionStart)).length })
    }
    onChange(normalized)
  }

  return {
    onChange: (event: ChangeEvent<Input>) => {
      const isComposing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true
      if (isComposing) onChange(event.currentTarget.value)
      else passOn(event.currentTarget)
    },
    onCompositionEnd: (event: CompositionEvent<Input>) => passOn(event.currentTarget),
  }
}
