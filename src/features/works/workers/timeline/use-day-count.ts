import { useIsWide } from '@/design-system/use-is-wide'

/** Returns the number of next days that fit in the width of the window. */
export const useDayCount = (): number => (useIsWide() ? 30 : 14)
