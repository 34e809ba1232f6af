import { useId } from 'react'
import styled from 'styled-components'
import { square, textStyle, tint } from '@/design-system/theme/mixins'
import { border, color, control, motion, radius, space } from '@/design-system/theme/tokens'
import { FieldSet } from '../Field/FieldSet'
import type { ControlProps } from '../Field/field-props'
import { Tooltip } from '../Tooltip/Tooltip'
import { type PickerWeekday, pickerWeekdays, type WeekdayLabels } from './weekday'

interface WeekdayPickerProps extends ControlProps<'fieldset'> {
  /** The chosen days. */
  value: readonly PickerWeekday[]
  /** Called with the chosen days in the order of the week. */
  onChange: (value: PickerWeekday[]) => void
  /** The letter and the name of each day. */
  labels: WeekdayLabels
  /** The enabled days; all days by default. */
  availableDays?: readonly PickerWeekday[]
  /**
   * The reason why days outside `availableDays` are disabled. It is shown below the days, and it is the
   * accessible description of each disabled day.
   */
  unavailableReason?: string
}

/** Seven toggle buttons, with which the user chooses days of the week. */
export function WeekdayPicker(props: WeekdayPickerProps) {
  const { value, onChange, labels, availableDays = pickerWeekdays, unavailableReason, ...rest } = props
  const reasonId = useId()
  const isReasonShown = unavailableReason !== undefined && availableDays.length < pickerWeekdays.length

  const toggle = (toggled: PickerWeekday) => {
    if (!availableDays.includes(toggled)) return
    onChange(pickerWeekdays.filter((day) => value.includes(day) !== (day === toggled)))
  }

  return (
    <FieldSet {...rest} note={isReasonShown ? unavailableReason : undefined} noteId={reasonId}>
      <Circles>
        {pickerWeekdays.map((day) => {
          const { letter, name } = labels[day]
          const isAvailable = availableDays.includes(day)
          const reason = !isAvailable && isReasonShown ? unavailableReason : undefined
          return (
            <Tooltip
              key={day}
              content={reason ? `${name}. ${reason}` : name}
              isDescription={false}
              opensOnPress={!isAvailable}
            >
              <Circle
                type="button"
                aria-label={name}
                aria-pressed={value.includes(day)}
                aria-disabled={isAvailable ? undefined : true}
                aria-describedby={reason && reasonId}
                onClick={() => toggle(day)}
              >
                {letter}
              </Circle>
            </Tooltip>
          )
        })}
      </Circles>
    </FieldSet>
  )
}

const Circles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`

const Circle = styled.button`
  flex: none;
  ${square(control.md)}
  padding: 0;
  color: ${color.ink};
  background-color: ${color.surface};
  border: ${border.thin} solid ${color.lineStrong};
  border-radius: ${radius.pill};
  ${textStyle({ size: 'sm', weight: 'semibold' })}
  overflow: clip;
  cursor: pointer;
  transition: background-color ${motion.fast};

  &:hover {
    background-color: ${color.sunken};
  }

  &[aria-pressed='true'] {
    color: ${color.accentInk};
    background-color: ${color.accent};
    border-color: ${color.accent};
  }

  &[aria-disabled='true'],
  &:disabled {
    color: ${color.inkMuted};
    background-color: ${color.sunken};
    border-color: ${color.line};
    border-style: dashed;
    cursor: not-allowed;
  }

  &[aria-pressed='true']:disabled {
    ${tint('neutral')}
    border-style: solid;
    border-color: currentcolor;
  }

  [data-invalid] > * > &:not([aria-disabled='true']) {
    border-color: ${color.dangerTintInk};
  }
`
