import type { ComponentPropsWithRef } from 'react'
import { Select } from '../Select/Select'
import { buildTimeOptions } from './time-options'

interface TimeFieldProps extends Omit<ComponentPropsWithRef<typeof Select>, 'options'> {
  /** 'HH:mm', or '' for no time. A value between two steps, such as 23:59, is an additional option. */
  value: string
  /** The earliest offered time, 'HH:mm'. */
  min?: string
  /** The latest offered time, 'HH:mm'. */
  max?: string
  /** The minutes between two offered times. */
  step?: number
}

/**
 * A time of day, which users choose from the native list of the device. This is quick with a thumb, and no time is
 * malformed.
 */
export function TimeField({ min = '00:00', max = '23:59', step = 15, ...rest }: TimeFieldProps) {
  const options = buildTimeOptions({ min, max, step }, rest.value).map((time) => ({
    value: time,
    label: time,
  }))
  return <Select {...rest} options={options} />
}
