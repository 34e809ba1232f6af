import { type ChangeEvent, type CompositionEvent, useLayoutEffect, useState } from 'react'

type Input = HTMLInputElement

/**
 * Handlers that pass typed text through `normalize` before `onChange`, and keep the caret where the person left it:
 * React puts it at the end whenever a value differs from what was typed. While an accent or another character is being
 * composed the text is left alone, because changing it would break the composition.
 */
export function useNormalizedInput(
  onChange: (value: string) => void,
  normalize: (value: string) => string = (value) => value,
) {
  // State, not a ref: where the value stays the same, this is what makes React draw the input again.
  const [caret, setCaret] = useState<{ input: Input; position: number }>()

  useLayoutEffect(() => {
    if (caret && document.activeElement === caret.input) {
      caret.input.setSelectionRange(caret.position, caret.position)
    }
  }, [caret])

  const passOn = (input: Input) => {
    const typed = input.value
    const normalized = normalize(typed)
    // Inputs of type email have no caret to read: theirs stays React's.
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
