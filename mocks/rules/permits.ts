import type { CalendarDay, WeekdayFlag } from './calendar.ts'
import type { Papers } from './papers.ts'

/** A permission to enter between two days, both included, on the chosen weekdays, within the hours. */
export interface Permit extends Readonly<Record<WeekdayFlag, boolean>> {
  /** The lot that may be entered. */
  readonly property_id: number
  /** The construction work that it is for; null for the lot itself. */
  readonly work_id: number | null
  readonly from_date: CalendarDay
  readonly to_date: CalendarDay
  /** `HH:mm:ss`. */
  readonly start_time: string
  readonly end_time: string
  /** The text of its QR, if it has one. */
  readonly qrcode?: string
  /** The papers of a worker who enters with a group; they must be valid. */
  readonly papers?: Papers
  /** The name of the authorization or group that grants the permit. */
  readonly label: string
}
