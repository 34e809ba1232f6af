import { useId } from 'react'
import styled from 'styled-components'
import { focusRing, square, textStyle, tint } from '@/design-system/theme/mixins'
import { border, color, control, radius, space } from '@/design-system/theme/tokens'
import { arrowKeyHandlers } from '../Field/arrow-key-handlers'
import { FieldSet } from '../Field/FieldSet'
import type { ControlProps } from '../Field/field-props'
import { hintText } from '../Field/field-styles'

interface RadioOption<Value extends string> {
  /** The value that stands for the option, unique in the group. */
  value: Value
  label: string
  /** The meaning of the option, or the reason why it is disabled. */
  hint?: string
  /** Whether the option is visible but cannot be chosen. */
  disabled?: boolean
}

interface RadioGroupProps<Value extends string> extends ControlProps<'fieldset', 'role'> {
  /** The value of the chosen option; '' if no option is chosen. */
  value: Value | ''
  onChange: (value: Value) => void
  /** Two to about seven options. Use a Select for more options. */
  options: readonly RadioOption<Value>[]
}

/** Radio buttons in a column. Each option can have a hint below its label. */
export function RadioGroup<Value extends string>({
  value,
  onChange,
  options,
  ...rest
}: RadioGroupProps<Value>) {
  // The radios do not have the field's name, because outside a form the browser joins two groups with the same name.
  const radioName = useId()
  return (
    <FieldSet {...rest} role="radiogroup">
      <Options {...arrowKeyHandlers}>
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
  ${textStyle({ size: 'md', line: 'body' })}
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
    ${tint('neutral')}
    border-color: currentcolor;
  }
`

const Radio = styled.input`
  flex: none;
  ${square('1.25rem')}
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
