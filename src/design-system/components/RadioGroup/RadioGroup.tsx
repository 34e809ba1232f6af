import { type FieldsetHTMLAttributes, type Ref, useId } from 'react'
import styled from 'styled-components'
import { border, color, control, fontSize, lineHeight, radius, space } from '@/design-system/theme/tokens'
import { FieldSet } from '../Field/FieldSet'
import type { FieldProps } from '../Field/field-props'
import { hintText } from '../Field/field-styles'
import { focusRing, keyedGroup } from '../Field/radio-ring'

type Native = Omit<
  FieldsetHTMLAttributes<HTMLFieldSetElement>,
  keyof FieldProps | 'onChange' | 'children' | 'role'
>

interface RadioOption<Value extends string> {
  /** Unique within its group. */
  value: Value
  label: string
  /** The meaning of the option, or the reason why it is disabled. */
  hint?: string
  /** Whether the option is visible but cannot be chosen. */
  disabled?: boolean
}

interface RadioGroupProps<Value extends string> extends FieldProps, Native {
  /** The chosen option; '' if no option is chosen. */
  value: Value | ''
  onChange: (value: Value) => void
  /** Two to about seven options; a Select suits more of them. */
  options: readonly RadioOption<Value>[]
  ref?: Ref<HTMLFieldSetElement>
}

/** A choice of options in a column, each with room for a hint. */
export function RadioGroup<Value extends string>({
  value,
  onChange,
  options,
  ...rest
}: RadioGroupProps<Value>) {
  // The radio name is not the field's name: the browser joins two groups of the same name outside a form.
  const radioName = useId()
  return (
    <FieldSet {...rest} role="radiogroup">
      <Options {...keyedGroup}>
        {options.map((option, index) => {
          const id = `${radioName}-${index}`
          return (
            <Option key={option.value} htmlFor={id}>
              <Radio
                id={id}
                type="radio"
                name={radioName}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                aria-labelledby={`${id}-label`}
                aria-describedby={option.hint ? `${id}-hint` : undefined}
                onChange={() => onChange(option.value)}
              />
              <Words>
                <span id={`${id}-label`}>{option.label}</span>
                {option.hint && <Hint id={`${id}-hint`}>{option.hint}</Hint>}
              </Words>
            </Option>
          )
        })}
      </Options>
    </FieldSet>
  )
}

const Options = styled.div`
  display: grid;
  gap: ${space(1)};
`

const Option = styled.label`
  display: flex;
  gap: ${space(3)};
  align-items: start;
  min-inline-size: 0;
  min-block-size: ${control.md};
  padding: ${space(2.5)} ${space(3)};
  color: ${color.ink};
  background-color: ${color.surface};
  border: ${border.thin} solid ${color.line};
  border-radius: ${radius.md};
  font-size: ${fontSize.md};
  line-height: ${lineHeight.body};
  cursor: pointer;

  @media (hover: hover) {
    &:hover:not(:has(:disabled)) {
      border-color: ${color.lineStrong};
    }
  }

  &:has(:checked) {
    background-color: ${color.accentTint};
    border-color: ${color.accent};
  }

  [data-invalid] > * > & {
    border-color: ${color.dangerTintInk};
  }

  &:has(:disabled) {
    color: ${color.inkMuted};
    background-color: ${color.sunken};
    border-color: ${color.line};
    cursor: not-allowed;
  }

  &:has(:checked:disabled) {
    color: ${color.neutralTintInk};
    background-color: ${color.neutralTint};
    border-color: currentcolor;
  }
`

const Radio = styled.input`
  flex: none;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  margin: ${space(0.5)} 0 0;
  accent-color: ${color.accent};
  cursor: inherit;

  [data-keyed] &:focus {
    ${focusRing}
  }
`

const Words = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Hint = styled.span`
  ${hintText}
  display: block;

  :checked:not(:disabled) + * > & {
    color: ${color.accentTintInk};
  }
`
