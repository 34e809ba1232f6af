import type { ComponentPropsWithRef } from 'react'
import { Select } from '../Select/Select'
import { buildTimeOptions } from './time-options'

interface TimeFieldProps extends Omit<ComponentPropsWithRef<typeof Select>, 'options'> {
  /** 'HH:mm', or '' for no time. A value that is not an offered time, e.g. 23:59, is an additional option. */
  value: string
  /** The earliest offered time, 'HH:mm'. */
  min?: string
  /** The latest offered time, 'HH:mm'. */
  max?: string
  /** The minutes between two offered times; the offered times are multiples of `step`, counted from 00:00. */
  step?: number
}

/**
 * A field for a time of day, which users choose from the native list of the device. A list is quick to use on a phone,
 * and users cannot enter a malformed time.
 */
export function TimeField({ min = '00:00', max = '23:59', step = 15, ...rest }: TimeFieldProps) {
  const options = buildTimeOptions({ min, max, step }, rest.value).map((time) => ({
    value: time,
    label: time,
  }))
  return <Select {...rest} options={options} />
}
