import { OTPField } from '@base-ui/react/otp-field'
import type { ClipboardEvent, FocusEvent, HTMLAttributes, Ref } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { tabularFigures } from '@/design-system/theme/text-styles'
import {
  border,
  color,
  control,
  fontSize,
  fontWeight,
  motion,
  radius,
  space,
} from '@/design-system/theme/tokens'
import { Field } from '../Field/Field'
import { type FieldProps, splitFieldProps } from '../Field/field-props'

type Native = Omit<HTMLAttributes<HTMLDivElement>, keyof FieldProps | 'onChange' | 'defaultValue' | 'onBlur'>

interface CodeFieldProps extends FieldProps, Native {
  /** The code as far as it is written. */
  value: string
  onChange: (value: string) => void
  /** Called when the last sign is there, and when a whole code is pasted again. */
  onComplete?: (value: string) => void
  /** Called when the focus leaves the whole of it. */
  onBlur?: () => void
  /** How many signs the code has. */
  length?: number
  /** Which signs it is made of. */
  accepts?: CodeSigns
  /** Rewrites what is typed or pasted before its signs are taken, e.g. a link that carries the code. */
  normalize?: (text: string) => string
  /** The name of each box from the second on; `place` counts from 1. The first has the field's own. */
  boxLabel: (place: number, length: number) => string
  /** Goes to the first box. */
  ref?: Ref<HTMLInputElement>
}

/** A code of a few signs, one box for each. Pasting fills all of them; the device may offer the code that arrived. */
export function CodeField(props: CodeFieldProps) {
  const {
    length = 6,
    accepts = 'letters-and-digits',
    normalize = (text) => text,
    boxLabel,
    ...others
  } = props
  const [field, { id, value, onChange, onComplete, onBlur, ref, ...rest }] = splitFieldProps(others)
  const codeIn = (text: string) => signsOf(normalize(text), accepts)

  // A whole code takes the place of everything, whichever box has the focus.
  const pasteWhole = (event: ClipboardEvent<HTMLInputElement>) => {
    const code = codeIn(event.clipboardData.getData('text/plain')).slice(0, length)
    if (code.length < length) return
    event.preventDefault()
    // Drawn at once: a box beyond the code as it was would send the focus back.
    flushSync(() => onChange(code))
    onComplete?.(code)
    event.currentTarget.parentElement?.querySelector<HTMLInputElement>('input:last-of-type')?.focus()
  }
  const tellLeaving = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
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
          normalizeValue={codeIn}
          inputMode={accepts === 'digits' ? 'numeric' : 'text'}
          onValueChange={(code) => onChange(code)}
          onValueComplete={(code) => onComplete?.(code)}
          onBlur={tellLeaving}
        >
          {Array.from({ length }, (_, index) => index + 1).map((place) => (
            <Box
              key={place}
              ref={place === 1 ? ref : undefined}
              aria-label={place === 1 ? undefined : boxLabel(place, length)}
              aria-invalid={control['aria-invalid']}
              aria-required={control['aria-required']}
              aria-describedby={place === 1 ? control['aria-describedby'] : undefined}
              autoCapitalize="none"
              onPaste={pasteWhole}
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
  font-size: ${fontSize.lg};
  font-weight: ${fontWeight.semibold};
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

/** Which signs a code is made of. */
type CodeSigns = 'digits' | 'letters-and-digits'

const others: Record<CodeSigns, RegExp> = {
  digits: /\D/g,
  'letters-and-digits': /[^a-z\d]/gi,
}

/** The signs of a code in a text, without spaces, hyphens and whatever else it was written with. */
const signsOf = (text: string, signs: CodeSigns) => text.replace(others[signs], '')
