import { type ComponentType, type ReactNode, useId } from 'react'
import styled, { css } from 'styled-components'
import { coveringInput, focusRing, textStyle } from '@/design-system/theme/mixins'
import { visuallyHidden } from '@/design-system/theme/text-styles'
import { above, color, fontWeight, motion, space } from '@/design-system/theme/tokens'

/** An option that a radio button chooses. */
export interface LabelOption<Value extends string> {
  value: Value
  label: string
  /** The icon before the label. In a narrow window it stands for the label, which screen readers still read. */
  icon?: ReactNode
}

interface LabelRadiosProps<Value extends string> {
  /** The value of the chosen option. If no option has this value, none is chosen. */
  value: Value | ''
  onChange: (value: Value) => void
  options: readonly LabelOption<Value>[]
  /** The label of an option, with `labelRadioStyles`. */
  Label: ComponentType<{ children: ReactNode }>
}

/** Native radio buttons that cover their labels, so that the labels look like buttons. */
export function LabelRadios<Value extends string>({
  value,
  onChange,
  options,
  Label,
}: LabelRadiosProps<Value>) {
  // The radios do not have the field's name, because outside a form the browser joins two groups with the same name.
  const radioName = useId()
  return options.map((option) => (
    <Label key={option.value}>
      <input
        type="radio"
        name={radioName}
        value={option.value}
        checked={option.value === value}
        aria-label={option.label === '' ? option.value : undefined}
        onChange={() => onChange(option.value)}
      />
      {option.icon ? <IconLabel {...option} /> : <span>{option.label}</span>}
    </Label>
  ))
}

const IconLabel = ({ icon, label }: Pick<LabelOption<string>, 'icon' | 'label'>) => (
  <WithIcon>
    {icon}
    <span>{label}</span>
  </WithIcon>
)

const WithIcon = styled.span`
  display: inline-flex;
  gap: ${space(2)};
  align-items: center;

  @media not ${above.compact} {
    > span {
      ${visuallyHidden}
    }
  }
`

/** The styles of a label that a radio button covers. */
export const labelRadioStyles = css`
  position: relative;
  display: grid;
  place-items: center;
  min-inline-size: 0;
  padding: ${space(1)} ${space(3)};
  color: ${color.ink};
  ${textStyle({ size: 'sm', weight: 'medium', line: 'tight' })}
  overflow-wrap: anywhere;
  text-align: center;
  cursor: pointer;
  transition: background-color ${motion.fast};

  & > input {
    ${coveringInput}
  }

  &:has(:checked) {
    color: ${color.accentInk};
    background-color: ${color.accent};
    font-weight: ${fontWeight.semibold};
  }

  &:has(:focus-visible),
  [data-keyed] > &:focus-within {
    ${focusRing}
  }

  &:has(:disabled) {
    color: ${color.inkMuted};
    cursor: not-allowed;
  }
`
