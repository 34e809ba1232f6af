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
import { ControlBox, hintText, NumericInput } from '../Field/field-styles'
import type { DayRange, RangePreset } from './day-range'

const loadCalendar = async () => (await import('./RangePopup')).RangePopup

type SharedProps = 'onBlur' | 'invalidMessage' | 'today' | 'format' | 'calendarLabel'

interface DateRangeFieldProps
  extends ControlProps<'fieldset', 'onBlur' | 'role'>,
    DayLimits,
    Pick<DateFieldProps, SharedProps> {
  /** The first and the last day, 'YYYY-MM-DD', or '' for an open end. */
  value: DayRange
  /**
   * Called when a typed date is complete. In the calendar, called only after the choice of both days. On blur or Enter, a
   * day with empty or invalid text becomes ''. The form must reject days outside the limits or in the wrong order.
   */
  onChange: (value: DayRange) => void
  /** The label of the first day. */
  fromLabel: string
  /** The label of the last day. */
  toLabel: string
  /** The named ranges that are offered above the calendar. */
  presets?: readonly RangePreset[]
  /** The instruction that the calendar shows until the first day is chosen. */
  firstDayInstruction: string
  /** The instruction that the calendar shows after the first day is chosen. */
  lastDayInstruction: string
}

/** A field for a range of days. Users type the first and the last day, or choose both in one calendar. */
export function DateRangeField(props: DateRangeFieldProps) {
  const {
    value,
    onChange,
    onBlur,
    today,
    min,
    max,
    isDayDisabled,
    presets = [],
    ...labelsAndFieldProps
  } = props
  const { fromLabel, toLabel, calendarLabel, firstDayInstruction, lastDayInstruction, ...fieldProps } =
    labelsAndFieldProps
  const { invalidMessage, format = 'DD-MM-YYYY', ...rest } = fieldProps
  const ownId = useId()
  const id = rest.id ?? ownId
  const calendar = useCalendar(onBlur)
  const firstDay = useTypedDay({
    value: value.from,
    onChange: (day) => onChange({ ...value, from: day }),
    format,
  })
  const lastDay = useTypedDay({ value: value.to, onChange: (day) => onChange({ ...value, to: day }), format })
  const hasInvalidText = firstDay.isMarkedInvalid || lastDay.isMarkedInvalid
  const common = {
    invalidMessage,
    errorId: `${id}-error`,
    required: rest.required,
    // Text that is not a date marks only the input that contains it as invalid. `error` marks both inputs as invalid.
    isRangeInvalid: !hasInvalidText && Boolean(rest.error),
  }

  return (
    <FieldSet {...rest} id={id} error={hasInvalidText ? invalidMessage : rest.error}>
      <Row ref={calendar.frame} onBlur={calendar.reportLeave}>
        <DateRangeEnd {...common} label={fromLabel} day={firstDay} />
        <DateRangeEnd {...common} label={toLabel} day={lastDay}>
          <CalendarButton
            label={calendarLabel}
            disabled={rest.disabled}
            calendar={calendar}
            load={loadCalendar}
          >
            {(RangePopup, floatProps) => (
              <RangePopup
                {...floatProps}
                range={value}
                onChoose={onChange}
                limits={{ min, max, isDayDisabled }}
                today={today}
                presets={presets}
                labels={{ firstDayInstruction, lastDayInstruction }}
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
  /** Whether the error is about the range and not about the text of one input. */
  isRangeInvalid: boolean
  /** The validity message for text that is not a date. */
  invalidMessage: string
  errorId: string
  /** Content after the input. */
  children?: ReactNode
}

/** The input for the first or the last day, with its label. */
function DateRangeEnd(props: DateRangeEndProps) {
  const { label, day, required, isRangeInvalid, invalidMessage, errorId, children } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isInvalid = day.isMarkedInvalid || isRangeInvalid

  useEffect(
    () => input.current?.setCustomValidity(day.isUnreadable ? invalidMessage : ''),
    [day.isUnreadable, invalidMessage],
  )
  const commitOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') day.commit()
  }

  return (
    <Root>
      <Label htmlFor={id}>{label}</Label>
      <ControlBox>
        <NumericInput
          ref={input}
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={day.text}
          onChange={(event) => day.changeText(event.currentTarget.value)}
          onKeyDown={commitOnEnter}
          onBlur={day.commit}
          aria-required={required || undefined}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? errorId : undefined}
        />
        {children}
      </ControlBox>
    </Root>
  )
}

/** The input for the last day is wider, because it also contains the calendar button. */
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
