import {
  type FieldsetHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
} from 'react'
import styled from 'styled-components'
import { tabularFigures } from '@/design-system/theme/text-styles'
import { space } from '@/design-system/theme/tokens'
import { CalendarButton } from '../DateField/CalendarButton'
import type { DayLimits } from '../DateField/CalendarFloat'
import type { DateFormat } from '../DateField/calendar-day'
import { useCalendar } from '../DateField/use-calendar'
import { useTypedDay } from '../DateField/use-typed-day'
import { FieldSet } from '../Field/FieldSet'
import type { FieldProps } from '../Field/field-props'
import { controlBox, controlInput, hintText } from '../Field/field-styles'
import type { DayRange, RangePreset } from './day-range'

const loadCalendar = async () => (await import('./RangePopup')).RangePopup

type Native = Omit<
  FieldsetHTMLAttributes<HTMLFieldSetElement>,
  keyof FieldProps | 'onChange' | 'onBlur' | 'children' | 'role'
>

interface DateRangeFieldProps extends FieldProps, DayLimits, Native {
  /** Both ends, 'YYYY-MM-DD' each, or '' for one that is open. */
  value: DayRange
  /**
   * Called as soon as an end is a whole date, with '' for one that was emptied or left unreadable, and once for both ends
   * that were chosen together. What is typed is handed on as it is, outside the limits and backwards too: the form has
   * the words for it.
   */
  onChange: (value: DayRange) => void
  /** Called when the focus leaves the whole field, calendar included. */
  onBlur?: () => void
  /** Name of the first day. */
  fromLabel: string
  /** Name of the last day. */
  toLabel: string
  /** The error when an end is left with a text that is no date. It goes before `error`. */
  invalidMessage: string
  /** Today, 'YYYY-MM-DD': marked in the calendar. */
  today: string
  /** How the days are shown; any of the forms may be typed. */
  format?: DateFormat
  /** Ranges to choose by name, beside the calendar. */
  presets?: readonly RangePreset[]
  /** Name of the button that opens the calendar, and of the calendar. */
  calendarLabel: string
  /** What the calendar says until the first day is chosen. */
  pickFirst: string
  /** What the calendar says until the last day is chosen. */
  pickLast: string
  ref?: Ref<HTMLFieldSetElement>
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
    // One end that cannot be read is the only one to mend; what the form says is about both.
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
            isOpen={calendar.isOpen}
            onOpen={calendar.open}
            onClose={calendar.close}
            load={loadCalendar}
          >
            {(RangePopup, button) => (
              <RangePopup
                label={calendarLabel}
                anchor={calendar.frame}
                button={button}
                isOpen={calendar.isOpen}
                onClose={calendar.close}
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
  /** Which end it is. */
  label: string
  /** What is typed there. */
  day: ReturnType<typeof useTypedDay>
  required?: boolean
  /** Whether the error is about the range, and so about both ends. */
  isBothInvalid: boolean
  /** The browser's message for a text that is no date. */
  invalidMessage: string
  /** The id of the error that the field shows. */
  errorId: string
  /** What follows the text in its frame. */
  children?: ReactNode
}

/** One end of a range of days: a name and a text. */
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
      <Box>
        <Input
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
      </Box>
    </Root>
  )
}

/** The second end needs room for its button: where both do not fit, it goes below. */
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

const Box = styled.div`
  ${controlBox}
`

const Input = styled.input`
  ${controlInput}
  ${tabularFigures}
`
