import { type InputHTMLAttributes, type KeyboardEvent, type Ref, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { tabularFigures } from '@/design-system/theme/text-styles'
import { Field } from '../Field/Field'
import { type FieldProps, splitFieldProps } from '../Field/field-props'
import { controlBox, controlInput } from '../Field/field-styles'
import { useMergedRef } from '../Field/use-merged-ref'
import { CalendarButton } from './CalendarButton'
import type { DateFormat } from './calendar-day'
import { useCalendar } from './use-calendar'
import { useTypedDay } from './use-typed-day'

const loadCalendar = async () => (await import('./CalendarPopup')).CalendarPopup

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'type' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'min' | 'max'
>

interface DateFieldProps extends FieldProps, Native {
  /** 'YYYY-MM-DD', or '' for none. */
  value: string
  /** Called with 'YYYY-MM-DD' as soon as a whole date is typed or chosen, and with '' when emptied or left unreadable. */
  onChange: (value: string) => void
  /** Called when the focus leaves the whole field, calendar included. */
  onBlur?: () => void
  /** The error when the field is left with a text that is no date. It goes before `error`. */
  invalidMessage: string
  /** Called with the text that is no date when the field is left, and with '' once it is mended. */
  onInvalidText?: (text: string) => void
  /** Today, 'YYYY-MM-DD': marked in the calendar. */
  today: string
  /** First day to choose in the calendar. A typed day outside the limits is handed on: the form has the words for it. */
  min?: string
  /** Last day to choose in the calendar. */
  max?: string
  /** Days that cannot be chosen in the calendar, asked with 'YYYY-MM-DD'. */
  disabledDates?: (day: string) => boolean
  /** How the date is shown; any of the forms may be typed. */
  format?: DateFormat
  /** Whether the calendar has lists of months and years, for days far away such as a birth; needs `min` and `max`. */
  hasYearMenu?: boolean
  /** Name of the button that opens the calendar, and of the calendar. */
  calendarLabel: string
  ref?: Ref<HTMLInputElement>
}

/**
 * A day, typed as DD-MM-YYYY, DD/MM/YYYY or DDMMYYYY, or chosen in a calendar. A text that is no date stays, its value is
 * '', and the input is invalid for the browser too: `form.checkValidity()` tells "not a date" from "empty".
 */
export function DateField(props: DateFieldProps) {
  const { ref, today, min, max, disabledDates, hasYearMenu, ...others } = props
  const {
    invalidMessage,
    onInvalidText,
    format = 'DD-MM-YYYY',
    calendarLabel,
    onBlur,
    ...fieldAndInput
  } = others
  const [field, { id, value, onChange, onKeyDown, ...rest }] = splitFieldProps(fieldAndInput)
  const { text, isInvalid, isUnreadable, type, settle, choose } = useTypedDay({
    value,
    onChange,
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

  const settleWithEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.key === 'Enter') settle()
  }

  return (
    <Field
      {...field}
      id={id}
      error={isInvalid ? invalidMessage : field.error}
      describedBy={rest['aria-describedby']}
    >
      {(control) => (
        <Box ref={calendar.frame} onBlur={calendar.leave}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            {...rest}
            {...control}
            ref={inputRef}
            type="text"
            value={text}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={settleWithEnter}
            onBlur={settle}
          />
          <CalendarButton
            label={calendarLabel}
            disabled={field.disabled}
            isOpen={calendar.isOpen}
            onOpen={calendar.open}
            onClose={calendar.close}
            load={loadCalendar}
          >
            {(CalendarPopup, button) => (
              <CalendarPopup
                label={calendarLabel}
                anchor={calendar.frame}
                button={button}
                isOpen={calendar.isOpen}
                onClose={calendar.close}
                day={value}
                onChoose={choose}
                limits={{ min, max, disabledDates }}
                today={today}
                hasYearMenu={hasYearMenu}
              />
            )}
          </CalendarButton>
        </Box>
      )}
    </Field>
  )
}

const Box = styled.div`
  ${controlBox}
`

const Input = styled.input`
  ${controlInput}
  ${tabularFigures}
`
