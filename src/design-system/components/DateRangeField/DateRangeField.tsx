import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import styled from 'styled-components'
import { space } from '@/design-system/theme/tokens'
import { CalendarButton } from '../DateField/CalendarButton'
import type { DayLimits } from '../DateField/CalendarFloat'
import type { DateFieldProps } from '../DateField/DateField'
import { useCalendar } from '../DateField/use-calendar'
import { useTypedDay } from '../DateField/use-typed-day'
import { FieldSet } from '../Field/FieldSet'
import type { ControlProps } from '../Field/field-props'
import { ControlBox, FigureInput, hintText } from '../Field/field-styles'
import type { DayRange, RangePreset } from './day-range'

const loadCalendar = async () => (await import('./RangePopup')).RangePopup

type SharedProps = 'onBlur' | 'invalidMessage' | 'today' | 'format' | 'calendarLabel'

interface DateRangeFieldProps
  extends ControlProps<'fieldset', 'onBlur' | 'role'>,
    DayLimits,
    Pick<DateFieldProps, SharedProps> {
  /** Both ends, 'YYYY-MM-DD', or '' for an open end. */
  value: DayRange
  /**
   * Called for each complete date, with '' for an end that was cleared or is invalid on blur, and once for both ends
   * chosen together. Days outside the limits or in the wrong order are passed on; the form validates them.
   */
  onChange: (value: DayRange) => void
  /** The label of the first day. */
  fromLabel: string
  /** The label of the last day. */
  toLabel: string
  /** Named ranges above the calendar. */
  presets?: readonly RangePreset[]
  /** The instruction until the first day is chosen. */
  pickFirst: string
  /** The instruction until the last day is chosen. */
  pickLast: string
}

/** A range of days: both ends typed, or chosen in one calendar. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { value, onChange, onBlur, today, min, max, disabledDates, presets = [], ...others } = props
  const { fromLabel, toLabel, calendarLabel, pickFirst, pickLast, ...texts } = others
  const { invalidMessage, format = 'DD-MM-YYYY', ...rest } = texts
  const ownId = useId()
  const id = rest.id ?? ownId
  const calendar = useCalendar(onBlur)
  const from = useTypedDay({
    value: value.from,
    onChange: (day) => onChange({ ...value, from: day }),
    format,
  })
  const to = useTypedDay({ value: value.to, onChange: (day) => onChange({ ...value, to: day }), format })
  const isUnreadable = from.isInvalid || to.isInvalid
  const common = {
    invalidMessage,
    errorId: `${id}-error`,
    required: rest.required,
    // Text that is not a date makes only its own end invalid; the form's error is about both ends.
    isBothInvalid: !isUnreadable && Boolean(rest.error),
  }

  return (
    <FieldSet {...rest} id={id} error={isUnreadable ? invalidMessage : rest.error}>
      <Row ref={calendar.frame} onBlur={calendar.leave}>
        <DateRangeEnd {...common} label={fromLabel} day={from} />
        <DateRangeEnd {...common} label={toLabel} day={to}>
          <CalendarButton
            label={calendarLabel}
            disabled={rest.disabled}
            calendar={calendar}
            load={loadCalendar}
          >
            {(RangePopup, float) => (
              <RangePopup
                {...float}
                range={value}
                onChoose={onChange}
                limits={{ min, max, disabledDates }}
                today={today}
                presets={presets}
                words={{ pickFirst, pickLast }}
              />
            )}
          </CalendarButton>
        </DateRangeEnd>
      </Row>
    </FieldSet>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`

interface DateRangeEndProps {
  label: string
  day: ReturnType<typeof useTypedDay>
  required?: boolean
  /** Whether the error is about the range as a whole. */
  isBothInvalid: boolean
  /** The validity message for text that is not a date. */
  invalidMessage: string
  errorId: string
  /** Content after the input. */
  children?: ReactNode
}

/** One end of the range. */
function DateRangeEnd(props: DateRangeEndProps) {
  const { label, day, required, isBothInvalid, invalidMessage, errorId, children } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isInvalid = day.isInvalid || isBothInvalid

  useEffect(
    () => input.current?.setCustomValidity(day.isUnreadable ? invalidMessage : ''),
    [day.isUnreadable, invalidMessage],
  )
  const settleWithEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') day.settle()
  }

  return (
    <Root>
      <Label htmlFor={id}>{label}</Label>
      <ControlBox>
        <FigureInput
          ref={input}
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={day.text}
          onChange={(event) => day.type(event.currentTarget.value)}
          onKeyDown={settleWithEnter}
          onBlur={day.settle}
          aria-required={required || undefined}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? errorId : undefined}
        />
        {children}
      </ControlBox>
    </Root>
  )
}

/** The second end also contains the button, so it wraps to the next line first. */
const Root = styled.div`
  display: flex;
  flex: 1 1 7.5rem;
  flex-direction: column;
  gap: ${space(1)};
  justify-content: end;
  min-inline-size: 0;

  & + & {
    flex-basis: 10rem;
  }
`

const Label = styled.label`
  ${hintText}
`
