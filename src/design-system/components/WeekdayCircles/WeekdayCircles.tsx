import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { square, textStyle, tint } from '@/design-system/theme/mixins'
import { border, color, fontWeight, radius, space } from '@/design-system/theme/tokens'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { type PickerWeekday, pickerWeekdays, type WeekdayLabels } from '../WeekdayPicker/weekday'

interface WeekdayCirclesProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The meaning of the highlighted days. Screen readers announce it before the days. */
  label: string
  /** The highlighted days. */
  days: readonly PickerWeekday[]
  /** The letter and the name of each day. */
  labels: WeekdayLabels
}

/** The seven days of the week as circles. Screen readers announce only the highlighted days, by their full names. */
export function WeekdayCircles({ label, days, labels, ...rest }: WeekdayCirclesProps) {
  return (
    // The role is explicit because VoiceOver drops the role of a list without bullets.
    <Root role="list" aria-label={label} {...rest}>
      {pickerWeekdays.map((day) => {
        const { letter, name } = labels[day]
        return days.includes(day) ? (
          <Circle key={day} data-on="">
            <span aria-hidden="true">{letter}</span>
            <VisuallyHidden>{name}</VisuallyHidden>
          </Circle>
        ) : (
          <Circle key={day} aria-hidden="true">
            {letter}
          </Circle>
        )
      })}
    </Root>
  )
}

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`

const Circle = styled.li`
  position: relative;
  display: grid;
  place-items: center;
  ${square(space(7))}
  overflow: hidden;
  color: ${color.inkMuted};
  border: ${border.thin} solid ${color.line};
  border-radius: ${radius.pill};
  ${textStyle({ size: 'xs', weight: 'medium' })}

  &[data-on] {
    ${tint('accent')}
    border-color: ${color.accent};
    font-weight: ${fontWeight.bold};
    print-color-adjust: exact;

    @media (forced-colors: active) {
      border: ${border.thick} solid Highlight;
    }
  }
`
