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
  /** Called with 'YYYY-MM-DD' for each complete date, and with '' when the text is cleared or invalid on blur. */
  onChange: (value: string) => void
  /** Called when the focus leaves the whole field, calendar included. */
  onBlur?: () => void
  /** The error for text that is not a date, after blur. It takes precedence over `error`. */
  invalidMessage: string
  /** Called on blur with text that is not a date, and with '' once it is corrected. */
  onInvalidText?: (text: string) => void
  /** Today, 'YYYY-MM-DD': marked in the calendar. */
  today: string
  /** The first day of the calendar. Typed days outside the limits are passed to `onChange`; the form validates them. */
  min?: string
  /** The last day of the calendar. */
  max?: string
  /** Returns whether a day, 'YYYY-MM-DD', is disabled in the calendar. */
  disabledDates?: (day: string) => boolean
  /** The display format. All formats can be typed. */
  format?: DateFormat
  /** Whether the calendar has menus of months and years, e.g. for birth dates. Requires `min` and `max`. */
  hasYearMenu?: boolean
  /** The accessible name of the calendar and of its button. */
  calendarLabel: string
  ref?: Ref<HTMLInputElement>
}

/**
 * A day, typed as DD-MM-YYYY, DD/MM/YYYY or DDMMYYYY, or chosen in a calendar. Text that is not a date stays, its value
 * is '', and the input's validity has a custom error, so `form.checkValidity()` tells it from an empty field.
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
