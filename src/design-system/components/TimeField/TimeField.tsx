import type { ComponentPropsWithRef } from 'react'
import { Select } from '../Select/Select'
import { timeOptions } from './time-options'

interface TimeFieldProps extends Omit<ComponentPropsWithRef<typeof Select>, 'options'> {
  /** 'HH:mm', or '' while none is chosen. A value off the step, such as 23:59, is offered as well. */
  value: string
  /** Earliest time on offer, 'HH:mm'. */
  min?: string
  /** Latest time on offer, 'HH:mm'. */
  max?: string
  /** Minutes between two times on offer. */
  step?: number
}

/** A time of day, chosen from the device's own list: quick with a thumb and never malformed. */
export function TimeField({ min = '00:00', max = '23:59', step = 15, ...rest }: TimeFieldProps) {
  const options = timeOptions({ min, max, step }, rest.value).map((time) => ({ value: time, label: time }))
  return <Select {...rest} options={options} />
}
