import { OTPField } from '@base-ui/react/otp-field'
import type { ClipboardEvent, HTMLAttributes, Ref } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { textStyle } from '@/design-system/theme/mixins'
import { tabularFigures } from '@/design-system/theme/text-styles'
import { border, color, control, motion, radius, space } from '@/design-system/theme/tokens'
import { Field } from '../Field/Field'
import { createFocusLeaveHandler, type FieldProps, splitFieldProps } from '../Field/field-props'

type RootProps = Omit<
  HTMLAttributes<HTMLDivElement>,
  keyof FieldProps | 'onChange' | 'defaultValue' | 'onBlur'
>

interface CodeFieldProps extends FieldProps, RootProps {
  /** The code, possibly incomplete. */
  value: string
  onChange: (value: string) => void
  /** Called when all boxes are filled, also when the same code is pasted again. */
  onComplete?: (value: string) => void
  /** Called when the focus leaves the whole field. */
  onBlur?: () => void
  /** The number of characters. */
  length?: number
  /** The characters that are accepted. */
  accepts?: CodeCharacters
  /** Converts typed or pasted text, e.g. extracts the code from a link. */
  normalize?: (text: string) => string
  /** Returns the accessible name of a box. `position` is 2 or more, because the first box has the field's label. */
  getBoxLabel: (position: number, length: number) => string
  /** The ref of the first box. */
  ref?: Ref<HTMLInputElement>
}

/** A field for a short code, with one box for each character. A pasted or autofilled code fills all boxes. */
export function CodeField(props: CodeFieldProps) {
  const {
    length = 6,
    accepts = 'letters-and-digits',
    normalize = (text) => text,
    getBoxLabel,
    ...fieldAndRootProps
  } = props
  const [field, { id, value, onChange, onComplete, onBlur, ref, ...rest }] =
    splitFieldProps(fieldAndRootProps)
  const parseCode = (text: string) => removeRejectedCharacters(normalize(text), accepts)

  // A complete pasted code replaces the text of all boxes, whichever box has the focus.
  const pasteCompleteCode = (event: ClipboardEvent<HTMLInputElement>) => {
    const code = parseCode(event.clipboardData.getData('text/plain')).slice(0, length)
    if (code.length < length) return
    event.preventDefault()
    // While a box is empty, the last box rejects the focus. `flushSync` fills all boxes first.
    flushSync(() => onChange(code))
    onComplete?.(code)
    event.currentTarget.parentElement?.querySelector<HTMLInputElement>('input:last-of-type')?.focus()
  }

  return (
    <Field {...field} id={id}>
      {({ id: firstId, name, disabled, ...control }) => (
        <Boxes
          {...rest}
          id={firstId}
          name={name}
          disabled={disabled}
          length={length}
          value={value}
          validationType="none"
          normalizeValue={parseCode}
          inputMode={accepts === 'digits' ? 'numeric' : 'text'}
          onValueChange={(code) => onChange(code)}
          onValueComplete={(code) => onComplete?.(code)}
          onBlur={createFocusLeaveHandler(onBlur)}
        >
          {Array.from({ length }, (_, index) => index + 1).map((position) => (
            <Box
              key={position}
              ref={position === 1 ? ref : undefined}
              aria-label={position === 1 ? undefined : getBoxLabel(position, length)}
              aria-invalid={control['aria-invalid']}
              aria-required={control['aria-required']}
              aria-describedby={position === 1 ? control['aria-describedby'] : undefined}
              autoCapitalize="none"
              onPaste={pasteCompleteCode}
            />
          ))}
        </Boxes>
      )}
    </Field>
  )
}

const Boxes = styled(OTPField.Root)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  min-inline-size: 0;
`

const Box = styled(OTPField.Input)`
  flex: 1 1 ${space(8)};
  min-inline-size: 0;
  max-inline-size: ${control.md};
  min-block-size: ${space(13)};
  padding: 0;
  color: ${color.ink};
  background-color: ${color.surface};
  border: ${border.thin} solid ${color.lineStrong};
  border-radius: ${radius.md};
  ${textStyle({ size: 'lg', weight: 'semibold' })}
  text-align: center;
  appearance: none;
  transition: border-color ${motion.fast};
  ${tabularFigures}

  &[data-filled] {
    border-color: ${color.ink};
  }

  &[aria-invalid='true'] {
    border-color: ${color.dangerTintInk};
    box-shadow: inset 0 0 0 ${border.thin} ${color.dangerTintInk};
  }

  &:focus-visible {
    border-color: ${color.focus};
    outline: ${border.thick} solid ${color.focus};
    outline-offset: 0;
  }

  &:disabled {
    color: ${color.inkMuted};
    background-color: ${color.sunken};
    border-color: ${color.line};
    cursor: not-allowed;
    -webkit-text-fill-color: currentColor;
  }
`

type CodeCharacters = 'digits' | 'letters-and-digits'

const rejectedCharacters: Record<CodeCharacters, RegExp> = {
  digits: /\D/g,
  'letters-and-digits': /[^a-z\d]/gi,
}

/** Removes the characters that the field does not accept. */
const removeRejectedCharacters = (text: string, accepts: CodeCharacters) =>
  text.replace(rejectedCharacters[accepts], '')
