import { useEffect, useState } from 'react'
import { type Day, today } from '@/domain/days'

const checkMs = 30_000

/** Returns the current day in the neighbourhood. The component renders again when the day changes, or is found to have changed. */
export function useToday(): Day {
  const [day, setDay] = useState(() => today())
  useEffect(() => {
    const check = () => setDay(today())
    const timer = setInterval(check, checkMs)
    // Timers stop while the tab is in the background.
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [])
  return day
}
