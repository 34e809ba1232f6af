import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Field } from '../Field/Field'
import { type ControlProps, splitFieldProps } from '../Field/field-props'
import { ControlBox, NumericInput } from '../Field/field-styles'
import { useMergedRef } from '../Field/use-merged-ref'
import { CalendarButton } from './CalendarButton'
import type { DayLimits } from './CalendarFloat'
import type { DateFormat } from './calendar-day'
import { useCalendar } from './use-calendar'
import { useTypedDay } from './use-typed-day'

const loadCalendar = async () => (await import('./CalendarPopup')).CalendarPopup

export interface DateFieldProps extends ControlProps<'input', 'onBlur' | 'min' | 'max'>, DayLimits {
  /** 'YYYY-MM-DD', or '' for none. */
  value: string
  /** Called with 'YYYY-MM-DD' for each complete date. On blur or Enter, called with '' if the text is empty or is not a date. */
  onChange: (value: string) => void
  /** Called when the focus leaves the field and its calendar. */
  onBlur?: () => void
  /** The error message for text that is not a date. On blur or Enter, this message replaces `error`. */
  invalidMessage: string
  /** The text, not a date, with which the field opens: what `onInvalidText` reported before a reload. */
  initialInvalidText?: string
  /** Called on blur or Enter with text that is not a date. As soon as the text is corrected, called with ''. */
  onInvalidText?: (text: string) => void
  /** The current day, 'YYYY-MM-DD', which the calendar marks. */
  today: string
  /** The format of the displayed date. It does not restrict the formats that users can type. */
  format?: DateFormat
  /** Whether the calendar has menus of months and years, e.g. for birth dates. Requires `min` and `max`. */
  hasYearMenu?: boolean
  /** The accessible name of the calendar and of the button that opens the calendar. */
  calendarLabel: string
}

/**
 * A day, typed as `parseTypedDay` accepts it, or chosen in a calendar. While the text is not a date, the input
 * has a custom validity error, so `form.checkValidity()` returns false. On blur or Enter, such text sets the value to ''.
 */
export function DateField(props: DateFieldProps) {
  const { ref, today, min, max, isDayDisabled, hasYearMenu, ...others } = props
  const {
    invalidMessage,
    initialInvalidText,
    onInvalidText,
    format = 'DD-MM-YYYY',
    calendarLabel,
    onBlur,
    ...fieldAndInput
  } = others
  const [field, { id, value, onChange, onKeyDown, ...rest }] = splitFieldProps(fieldAndInput)
  const { text, isMarkedInvalid, isUnreadable, changeText, commit, choose } = useTypedDay({
    value,
    onChange,
    initialInvalidText,
    onInvalidText,
    format,
  })
  const calendar = useCalendar(onBlur)
  const input = useRef<HTMLInputElement>(null)
  const inputRef = useMergedRef(input, ref)

  useEffect(
    () => input.current?.setCustomValidity(isUnreadable ? invalidMessage : ''),
    [isUnreadable, invalidMessage],
  )

  const commitOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.key === 'Enter') commit()
  }

  return (
    <Field
      {...field}
      id={id}
      error={isMarkedInvalid ? invalidMessage : field.error}
      describedBy={rest['aria-describedby']}
    >
      {(control) => (
        <ControlBox ref={calendar.frame} onBlur={calendar.reportLeave}>
          <NumericInput
            inputMode="numeric"
            autoComplete="off"
            {...rest}
            {...control}
            ref={inputRef}
            type="text"
            value={text}
            onChange={(event) => changeText(event.currentTarget.value)}
            onKeyDown={commitOnEnter}
            onBlur={commit}
          />
          <CalendarButton
            label={calendarLabel}
            disabled={field.disabled}
            calendar={calendar}
            load={loadCalendar}
          >
            {(CalendarPopup, floatProps) => (
              <CalendarPopup
                {...floatProps}
                day={value}
                onChoose={choose}
                limits={{ min, max, isDayDisabled }}
                today={today}
                hasYearMenu={hasYearMenu}
              />
            )}
          </CalendarButton>
        </ControlBox>
      )}
    </Field>
  )
}
