import { type ReactNode, useDeferredValue } from 'react'
import styled from 'styled-components'
import { control, fontSize, lineHeight, space } from '@/design-system/theme/tokens'
import { countWeeks } from './calendar-day'

interface MonthPlaceProps {
  /** A day of the month that is shown first. */
  month: Date | undefined
  /** The day picker. It must take the focus when it mounts. */
  children: ReactNode
}

/**
 * Shows a month one frame after its popup, in a place of the same size. Most of the time of an opening is that of the days, and the
 * popup answers the press without them.
 */
export function MonthPlace({ month, children }: MonthPlaceProps) {
  const isShown = useDeferredValue(true, false)
  return isShown ? children : <EmptyMonth style={{ '--weeks': month && countWeeks(month) }} />
}

/** As high as the caption, the names of the weekdays and the weeks. */
const EmptyMonth = styled.div`
  block-size: calc(
    ${control.md} * (1 + var(--weeks, 6)) + ${fontSize.xs} * ${lineHeight.body} + 2 * ${space(1)}
  );
`
