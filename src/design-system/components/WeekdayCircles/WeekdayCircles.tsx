import type { HTMLAttributes, Ref } from 'react'
import styled from 'styled-components'
import { visuallyHidden } from '@/design-system/theme/text-styles'
import { border, color, fontSize, fontWeight, radius, space } from '@/design-system/theme/tokens'
import { type PickerWeekday, pickerWeekdays, type WeekdayWords } from '../WeekdayPicker/weekday'

interface WeekdayCirclesProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** The meaning of the days; screen readers announce it before them. */
  label: string
  /** The highlighted days. */
  days: readonly PickerWeekday[]
  /** The letter and the name of each day. */
  words: WeekdayWords
  ref?: Ref<HTMLUListElement>
}

/**
 * The days of the week on which something happens. Screen readers announce a list of the full names of those
 * days.
 */
export function WeekdayCircles({ label, days, words, ...rest }: WeekdayCirclesProps) {
  return (
    // The role is explicit because VoiceOver drops the role of a list without bullets.
    <Root role="list" aria-label={label} {...rest}>
      {pickerWeekdays.map((day) => {
        const isOn = days.includes(day)
        return (
          <Circle key={day} data-on={isOn ? '' : undefined} aria-hidden={isOn ? undefined : true}>
            <span aria-hidden="true">{words[day].letter}</span>
            {isOn && <Name>{words[day].name}</Name>}
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
  margin: 0;
  padding: 0;
  list-style: none;
`

const Circle = styled.li`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: ${space(7)};
  block-size: ${space(7)};
  overflow: hidden;
  color: ${color.inkMuted};
  border: ${border.thin} solid ${color.line};
  border-radius: ${radius.pill};
  font-size: ${fontSize.xs};
  font-weight: ${fontWeight.medium};

  &[data-on] {
    color: ${color.accentTintInk};
    background-color: ${color.accentTint};
    border-color: ${color.accent};
    font-weight: ${fontWeight.bold};
    print-color-adjust: exact;

    @media (forced-colors: active) {
      border: ${border.thick} solid Highlight;
    }
  }
`

const Name = styled.span`
  ${visuallyHidden}
`
