/** The days of a week in its order here: Monday first. */
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

/** How each day is written: one letter for the eye, the full name for screen readers and tooltips. */
export type WeekdayWords = Record<PickerWeekday, { letter: string; name: string }>
