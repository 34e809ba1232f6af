/** The days of the week, Monday first. */
export const pickerWeekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

export type PickerWeekday = (typeof pickerWeekdays)[number]

/** For each day, the visible letter, and the full name for screen readers and tooltips. */
export type WeekdayLabels = Record<PickerWeekday, { letter: string; name: string }>
